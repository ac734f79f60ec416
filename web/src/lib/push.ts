// Push messages: the browser's subscription, and the server's knowledge of it.
import { api } from "./api";
import { currentLanguage } from "./i18n.svelte";

/** Whether push messages are turned on here; "blocked" by the browser's settings, "unsupported" by the browser. */
export type PushState = "on" | "off" | "blocked" | "unsupported";
const STORED = "madang.push";

const supported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!supported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return localStorage.getItem(STORED) === "on" && (await subscription()) ? "on" : "off";
}

async function send(subscribed: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscribed.toJSON();
  await api.subscribe({ endpoint, keys, language: currentLanguage() });
}

/** Asks the user for permission, and subscribes. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.alerts();
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may belong to an earlier key
  await send(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  localStorage.setItem(STORED, "on");
  return "on";
}

export async function turnOff(): Promise<PushState> {
  localStorage.removeItem(STORED);
  const subscribed = await subscription();
  if (subscribed) {
    await api.unsubscribe(subscribed.endpoint);
    await subscribed.unsubscribe();
  }
  return pushState();
}

/** Tells the server again: this device may be somebody else's now, or speak another language. */
export async function refreshSubscription(): Promise<void> {
  if (!supported()) return;
  const subscribed = await subscription();
  if (subscribed) await send(subscribed).catch(() => undefined);
}

export async function sendTest(): Promise<void> {
  const subscribed = await subscription();
  if (subscribed) await api.testPush(subscribed.endpoint);
}
