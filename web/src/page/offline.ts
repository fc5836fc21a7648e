/** The page without a network: a service worker keeps its files. */

/** Where the browser has none, or does not allow it, the page needs its server each time: nothing else changes. */
export function keepOffline(): void {
  if ("serviceWorker" in navigator) {
    navigator.serviceWorker.register("serviceWorker.js").catch((error: unknown) => console.info(error));
  }
}
