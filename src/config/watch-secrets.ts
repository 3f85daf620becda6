import type { Config } from './config.js';

export interface Watching {
  /** Given once what the files hold has changed. */
  readonly changed: (config: Config) => Promise<void>;
  /** Told why what the files hold is not taken: nothing changes then. */
  readonly refused: (error: unknown) => void;
}

/** Kubernetes replaces files by links to others, which tells no watcher: so they are read again. */
const LOOK_MS = 2_000;

/** Reads the files of secrets again and again. Answers how to stop; does nothing where none are configured. */
export function watchSecrets({ reload }: Config, { changed, refused }: Watching): () => void {
  if (!reload) return () => undefined;
  let known = reload.fingerprint();
  let isAtIt = false;
  const look = async (): Promise<void> => {
    const now = reload.fingerprint();
    if (now === known) return;
    // Also what is refused is looked at once: until it changes again, there is nothing new to say of it.
    known = now;
    await changed(reload.config());
  };
  const timer = setInterval(() => {
    if (isAtIt) return;
    isAtIt = true;
    look()
      .catch(refused)
      .finally(() => {
        isAtIt = false;
      });
  }, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
  };
}
