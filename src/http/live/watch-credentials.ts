import type { Viewer } from '../../domain/access/viewer.js';

const EVERY_MS = 2_000;

/** Asks every few seconds whether credentials still name someone. That they cannot be checked just now does not count. */
export function watchCredentials(viewer: () => Promise<Viewer | undefined>, lost: () => void): () => void {
  const asking = setInterval(() => {
    viewer().then(
      (found) => {
        if (found) return;
        clearInterval(asking);
        lost();
      },
      () => undefined,
    );
  }, EVERY_MS);
  return () => {
    clearInterval(asking);
  };
}
