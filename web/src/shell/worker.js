// The shell of the page, kept on this device: it opens without its server, and then says that the server is gone.
// BUILD and FILES are written before this by the build (vite.config.ts). Nothing of a table is ever kept.
/* global BUILD, FILES */
const SHELL = `madang-${BUILD}`;

async function keep() {
  const cache = await caches.open(SHELL);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

/** Pages of the build before this one may still be open and want its parts; what is older goes. */
async function tidy() {
  const names = await caches.keys();
  const old = names.slice(0, -2).filter((name) => name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Always the newest page; the kept one if the server, or whatever stands before it, does not give it. */
async function open(request) {
  const kept = () => caches.open(SHELL).then((cache) => cache.match("/"));
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

/** Names change with contents, so that what is kept is right for ever. */
async function part(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(open(request));
  else if (FILES.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(part(request));
});
