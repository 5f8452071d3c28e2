// The shell of the page, kept for when the server is gone: one version whole, and nothing but it.
// What is said at tables and to the server is never kept, nor answered from here.

const HASH = "@hash";
const BESIDE = ["@files"];
const KEPT = `shell ${HASH}`;
const worker = /** @type {any} */ (self);

async function install() {
  const page = await fetch("/", { cache: "no-store" });
  const own = (await page.clone().text()).match(new RegExp(`/web/${HASH}/[^"]+`, "g"));
  if (!page.ok || !own) throw new Error("another version");
  const cache = await caches.open(KEPT);
  await cache.addAll([...new Set([...own, ...BESIDE.map((path) => `/web/${HASH}/${path}`)])]);
  await cache.put("/", page);
  await worker.skipWaiting();
}

/** Tabs of the version before may still be open, and want its files. */
async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith("shell ") && name !== KEPT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function shell(request) {
  try {
    return await fetch(request);
  } catch {
    return await caches.match("/", { cacheName: KEPT }) ?? Response.error();
  }
}

/** @param {Request} request */
async function file(request) {
  return await caches.match(request, { ignoreVary: true }) ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && /^\/(t\/[\w-]+)?$/.test(pathname)) {
    event.respondWith(shell(request));
  } else if (pathname.startsWith("/web/")) {
    event.respondWith(file(request));
  }
});
