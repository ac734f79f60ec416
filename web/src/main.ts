import "@fontsource/marcellus/latin-400.css";
import "@fontsource/marcellus/latin-ext-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";

mount(App, { target: document.getElementById("page")! });
