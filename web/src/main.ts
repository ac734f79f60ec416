import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = () => navigator.serviceWorker.register("/sw.js").then((kept) => kept.update()); // is there a new build?
  addEventListener("load", () => void keep().catch(() => undefined));
}
mount(App, { target: document.getElementById("page")! });
