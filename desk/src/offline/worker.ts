// Lets a page open without the network: it keeps the page itself and the files that it is made of, and nothing that was answered.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  /** The files of each page, by the address of the page; the build writes them here. */
  readonly PAGES: Readonly<Record<string, readonly string[]>>;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', listener: (event: Asked) => void): void;
}

const worker = self as unknown as Worker;
const page = new URL(worker.registration.scope).pathname;
const files = (worker.PAGES[page] ?? []).map((file) => `/desk/${file}`);
const OWN = `${page} `;
/** Another build has other files, and so another name. */
const CACHE =
  OWN +
  String(
    files
      .join()
      .split('')
      .reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7),
  );
/** Pages of the build before may still be open. */
const KEPT = 2;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([page, ...files])));
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/desk/assets/')) event.respondWith(kept(event.request));
  else if (mode === 'navigate') event.respondWith(newest(event.request));
});

/** A file with a hashed name never changes. */
const kept = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The page as the gateway has it; as it was kept where the gateway cannot be reached. */
async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.open(CACHE).then((cache) => cache.match(page, { ignoreVary: true }));
    if (found) return found;
    throw error;
  }
}

async function forgetOlder(): Promise<void> {
  const own = (await caches.keys()).filter((known) => known.startsWith(OWN) && known !== CACHE);
  await Promise.all(own.slice(0, Math.max(0, own.length - (KEPT - 1))).map((known) => caches.delete(known)));
}
