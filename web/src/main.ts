import { mount } from "svelte";
import App from "./App.svelte";
import { connection } from "./lib/connection.svelte";
import { currentLanguage } from "./lib/i18n.svelte";
import "./theme.css";

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const worker = () => `/sw.js?language=${currentLanguage()}`; // it caches the texts of this language only
  const register = () => navigator.serviceWorker.register(worker()).then((worker) => worker.update()); // is there a new build?
  addEventListener("load", () => void register().catch(() => undefined));
}
// A server with a newer build no longer has the screens of this one: load the newer build.
addEventListener("vite:preloadError", () => void (connection.lost || location.reload()));
mount(App, { target: document.getElementById("page")! });
