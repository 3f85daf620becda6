/** Has the browser keep this page and its files, so that it opens without the network. Where it cannot, the page works as before. */
export function keepForOffline(page: '/desk' | '/explorer'): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/desk/worker.js', { scope: page }).catch(() => undefined);
}
