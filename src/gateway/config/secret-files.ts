import { readFileSync } from 'node:fs';

/**
 * Settings that a file can hold instead of the environment, like secrets of Docker and Kubernetes. Access rules are not
 * secret, but must change without a restart too.
 */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'MASTER_KEY',
  'TOKEN_SIGNING_KEY',
  'METRICS_TOKEN',
  'HIVE_ACCESS_TOKEN',
  'OIDC_ACCESS',
  'OIDC_DENIED',
] as const;

export interface SecretsRead {
  readonly env: NodeJS.ProcessEnv;
  /** Each names a variable, and never what its file holds. */
  readonly faults: readonly string[];
}

/** Whether any secret is in a file. */
export const hasSecretFiles = (env: NodeJS.ProcessEnv): boolean => SECRETS.some((name) => env[`${name}_FILE`]);

/** The environment with what the files hold that `<name>_FILE` names. */
export function readSecretFiles(env: NodeJS.ProcessEnv): SecretsRead {
  const read: NodeJS.ProcessEnv = { ...env };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) faults.push(`${name} and ${name}_FILE are both set. Set only one`);
    else {
      try {
        read[name] = readFileSync(file, 'utf8').trim();
        if (read[name] === '') faults.push(`${name}_FILE names an empty file`);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        faults.push(`${name}_FILE names an unreadable file (${code ?? 'unknown'})`);
      }
    }
  }
  return { env: read, faults };
}

/** What is read of the files again, and how it is told from what was read before. */
interface Reload<Config> {
  fingerprint(): string;
  config(): Config;
}

export interface Watching<Config> {
  /** Given once what the files hold has changed. */
  readonly changed: (config: Config) => Promise<void>;
  /** Told why what the files hold is not taken: nothing changes then. */
  readonly refused: (error: unknown) => void;
}

/** Kubernetes replaces files by links to others, which tells no watcher: so they are read again. */
const LOOK_MS = 2_000;

/** Reads the files of secrets again and again. Answers how to stop; does nothing where none are configured. */
export function watchSecrets<Config>(
  { reload }: { readonly reload?: Reload<Config> | undefined },
  { changed, refused }: Watching<Config>,
): () => void {
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
