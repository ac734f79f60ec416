import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = () => navigator.serviceWorker.register("/sw.js").then((worker) => worker.update()); // is there a new build?
  addEventListener("load", () => void register().catch(() => undefined));
}
mount(App, { target: document.getElementById("page")! });
