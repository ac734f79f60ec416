// The service worker. It caches the files of this build, so that the page opens without its server and can say that the
// server is unreachable: those of the lobby and the table at once, those of other screens when they are first used.
// It never caches answers of the API. It also shows push messages, and opens the table that they are about.
// The build (build.ts) writes the constants BUILD and FILES, the files to cache at once, above this code.
/* global BUILD, FILES */
const CACHE = `madang-${BUILD}`;
const LANGUAGE = new URL(location.href).searchParams.get("language") ?? "en";

/** Whether a file is needed: of the languages only the one in use, and English for texts that it does not have. */
function isNeeded(file) {
  const [, language = LANGUAGE] = file.match(/\/language-(\w+)-/) ?? [];
  return language === LANGUAGE || language === "en";
}

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.filter(isNeeded));
  await self.skipWaiting();
}

/** Keeps this build and the previous one, whose pages may still be open, and deletes older caches. */
async function activate() {
  const names = await caches.keys();
  const old = names.slice(0, -2).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Network first; the cached page if the server or a proxy before it fails. */
async function fetchPage(request) {
  const cached = () => caches.open(CACHE).then((cache) => cache.match("/"));
  try {
    const response = await fetch(request);
    return response.status < 500 ? response : ((await cached()) ?? response);
  } catch (error) {
    const page = await cached();
    if (page) return page;
    throw error;
  }
}

/** Cache first: file names contain a hash of the contents. */
async function fetchAsset(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await storeAsset(request, response.clone());
  return response;
}

async function storeAsset(request, response) {
  try {
    await (await caches.open(CACHE)).put(request, response);
  } catch {
    // the device has no space left: the file is used without being stored
  }
}

/** Shows a push message: its texts are in the language that the page had when it subscribed. */
async function showMessage(message) {
  const { title, body, path, tag, language } = message;
  await self.registration.showNotification(title, { body, tag, lang: language, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } });
}

/** Opens the page that a notification is about: in a window that shows it already, in another of ours, or in a new one. */
async function openPage(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  if (shown) return shown.focus();
  const [other] = windows;
  const moved = other && (await other.navigate(path).catch(() => null));
  return moved ? moved.focus() : self.clients.openWindow(path);
}

/** The browser has replaced its subscription: the server learns the new one. */
async function resubscribe(old, given) {
  const subscription = given ?? (await self.registration.pushManager.subscribe(old.options));
  const headers = { "Content-Type": "application/json", "X-Madang": "1" };
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/me/push", { method: "PUT", headers, body: JSON.stringify({ endpoint, keys, language: LANGUAGE }) });
}

self.addEventListener("push", (event) => event.waitUntil(showMessage(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event.oldSubscription, event.newSubscription)));
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetchPage(request));
  else if (FILES.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(fetchAsset(request));
});
