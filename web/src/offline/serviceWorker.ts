/** Keeps the files of the playground, so that it opens without a network. `FILES` names them all, with a digest of each. */

/** Put in by build.py. */
declare const FILES: Readonly<Record<string, string>>;

const CACHE = "playground";
const scope = self as unknown as ServiceWorkerGlobalScope;

scope.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const name = nameOf(event.request.url);
  if (event.request.method === "GET" && name !== undefined) {
    event.respondWith(answer(event.request, name));
  }
});

/** The name of one of our files; undefined for anything else. */
function nameOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url);
  const base = new URL(scope.registration.scope);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) {
    return undefined;
  }
  const name = pathname.slice(base.pathname.length) || "index.html";
  return name in FILES ? name : undefined;
}

/** A file has its digest in the key, so that what has not changed is not loaded again, and old and new are never mixed. */
function keyOf(name: string): string {
  return `${scope.registration.scope}${name}?${FILES[name] ?? ""}`;
}

async function answer(request: Request, name: string): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(keyOf(name));
  return kept ?? fetch(request);
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(FILES)) {
    if ((await cache.match(keyOf(name))) === undefined) {
      // What the page has loaded already comes from the browser's own cache, if that is still right.
      const loaded = await fetch(scope.registration.scope + name, { cache: "no-cache" });
      if (!loaded.ok) {
        throw new Error(`${name}: ${loaded.status}`);
      }
      await cache.put(keyOf(name), loaded);
    }
  }
}

async function clean(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map(keyOf));
  await Promise.all((await cache.keys()).filter(({ url }) => !wanted.has(url)).map((old) => cache.delete(old)));
}
