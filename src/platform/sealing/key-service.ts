import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { atMost } from '../runtime/at-most.js';
import { inTurn } from '../runtime/in-turns.js';
import { SealBroken, open, seal, type SealPlace } from './sealed-box.js';

/**
 * A key that a key service keeps (KMS, Vault transit): what a module that KEY_SERVICE names exports. `context` is to be
 * authenticated with the key, where the service can.
 */
export interface ServiceKey {
  /** What the key is called, version included where that is ours to change; not secret. Another name is another key. */
  readonly name: string;
  wrap(key: Uint8Array, context: string, signal: AbortSignal): Promise<Uint8Array>;
  /** Null if the service says that it did not wrap this. An exception means that the service does not answer. */
  unwrap(wrapped: Uint8Array, context: string, signal: AbortSignal): Promise<Uint8Array | null>;
}

/** The first of its keys wraps; the others still open what they wrapped. */
type OpenKeyService = (env: NodeJS.ProcessEnv) => readonly ServiceKey[] | Promise<readonly ServiceKey[]>;

type KeyServiceCondition = 'ANSWERS' | 'SLOW' | 'DOWN';

/** A key service as the ring uses it: bounded in time and number, and not asked again at once when it does not answer. */
export interface KeyService {
  readonly keys: readonly WrappingKey[];
  /** How it is now. Asks it where nothing was heard of it lately. */
  condition(): Promise<KeyServiceCondition>;
  /** Calls so far: those that were answered, that failed, and that were not made because one had failed just before. */
  readonly counts: Readonly<Record<'answered' | 'failed' | 'spared', number>>;
  /** How long answers took so far, in all. */
  seconds(): number;
}

/** The same request may be sent again: nothing was changed. */
export class KeyServiceUnavailable extends Error {
  readonly code = 'KEY_SERVICE_UNAVAILABLE';

  constructor(cause?: unknown) {
    super('The key service does not respond', { cause });
    this.name = 'KeyServiceUnavailable';
  }
}

interface KeyServiceLimits {
  readonly answerMs: number;
  readonly atOnce: number;
  /** The time without calls after a failure. */
  readonly pauseMs: number;
  /** An answer that took longer is slow. */
  readonly slowMs: number;
  /** What was heard longer ago says nothing of how the service is. */
  readonly freshMs: number;
}

const LIMITS: KeyServiceLimits = { answerMs: 2_000, atOnce: 16, pauseMs: 1_000, slowMs: 500, freshMs: 5_000 };

/** Who would wait longer for others is told so. */
const QUEUE = { length: 5_000, milliseconds: 5_000 };

export function keyService(given: readonly ServiceKey[], limits: KeyServiceLimits = LIMITS): KeyService {
  const counts = { answered: 0, failed: 0, spared: 0 };
  const inItsTurn = atMost(limits.atOnce, QUEUE);
  let tookMs = 0;
  let last: { readonly at: number; readonly condition: KeyServiceCondition } | undefined;
  /** What is asked to see how the service is: something that it wrapped before. */
  let probe: (() => Promise<unknown>) | undefined;

  let checking: Promise<KeyServiceCondition> | undefined;

  const known = (): KeyServiceCondition => last?.condition ?? 'ANSWERS';

  const isHeardWithin = (milliseconds: number) => last && performance.now() - last.at < milliseconds;

  const call = <Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> =>
    inItsTurn(async () => {
      if (last?.condition === 'DOWN' && isHeardWithin(limits.pauseMs)) {
        counts.spared += 1;
        throw new KeyServiceUnavailable();
      }
      const begun = performance.now();
      try {
        const answer = await inTime(limits.answerMs, ask);
        const now = performance.now();
        tookMs += now - begun;
        counts.answered += 1;
        last = { at: now, condition: now - begun > limits.slowMs ? 'SLOW' : 'ANSWERS' };
        return answer;
      } catch (error) {
        counts.failed += 1;
        last = { at: performance.now(), condition: 'DOWN' };
        throw new KeyServiceUnavailable(error);
      }
    });

  const keys = given.map((key): WrappingKey => ({
    id: keyId('key service', key.name),
    wrap: async (plain, place) => {
      const wrapped = await call((signal) => key.wrap(plain, contextOf(place), signal));
      probe ??= () => call((signal) => key.unwrap(wrapped, contextOf(place), signal));
      return wrapped;
    },
    unwrap: async (wrapped, place) => {
      const ask = (signal: AbortSignal) => key.unwrap(wrapped, contextOf(place), signal);
      const plain = await call(ask);
      if (!plain) throw new SealBroken(place);
      probe = () => call(ask);
      return plain;
    },
  }));

  return {
    keys,
    counts,
    seconds: () => tookMs / 1_000,
    condition: async () => {
      if (isHeardWithin(last?.condition === 'DOWN' ? limits.pauseMs : limits.freshMs)) return known();
      // Any answer shows its state. A readiness probe needs it soon.
      checking ??= Promise.resolve(probe?.())
        .then(known, known)
        .finally(() => {
          checking = undefined;
        });
      const meanwhile: KeyServiceCondition = known() === 'DOWN' ? 'DOWN' : 'SLOW';
      return Promise.race([checking, sleep(limits.slowMs, meanwhile, { ref: false })]);
    },
  };
}

/** Also a module that does not heed its signal is not waited for. */
async function inTime<Answer>(milliseconds: number, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const ending = new AbortController();
  const timer = setTimeout(() => {
    ending.abort(new Error(`no response within ${milliseconds} ms`));
  }, milliseconds);
  try {
    const { signal } = ending;
    const never = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
    return await Promise.race([ask(signal), never]);
  } finally {
    clearTimeout(timer);
  }
}

const contextOf = ({ table, column, row }: SealPlace): string => JSON.stringify([table, column, row]);

/** The key service that a module opens. */
export async function loadKeyService(file: string, env: NodeJS.ProcessEnv): Promise<KeyService> {
  const { href } = pathToFileURL(resolve(file));
  const module = await importModule(href);
  if (typeof module.default !== 'function')
    throw new Error('The default export of the KEY_SERVICE module must be a function (docs/security.md)');
  const keys = await (module.default as OpenKeyService)(env);
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isServiceKey))
    throw new Error('The KEY_SERVICE module must return a list of keys with name, wrap and unwrap (docs/security.md)');
  return keyService(keys);
}

async function importModule(href: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(href)) as { readonly default?: unknown };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    throw new Error(`The KEY_SERVICE module cannot be loaded (${code ?? name})`, { cause: error });
  }
}

const isServiceKey = (key: Partial<ServiceKey> | null): boolean =>
  typeof key?.name === 'string' && typeof key.wrap === 'function' && typeof key.unwrap === 'function';

/** What data keys are wrapped under: a master key of the configuration, or a key that stays in a key service. */
export interface WrappingKey {
  /** So many bytes as KEY_ID says; everything that is wrapped under it begins with them. */
  readonly id: Buffer;
  wrap(key: Uint8Array, place: SealPlace): Promise<Uint8Array>;
  /** Fails with SealBroken where this was not wrapped under it for this place. */
  unwrap(wrapped: Uint8Array, place: SealPlace): Promise<Uint8Array>;
}

export const KEY_ID = 8;

/** Tells wrapping keys apart, and tells nothing of them. */
const keyId = (kind: 'key service' | 'master', key: Uint8Array | string): Buffer =>
  createHash('sha256').update(`loan-gateway ${kind} key id`).update(key).digest().subarray(0, KEY_ID);

export const masterKey = (key: Uint8Array): WrappingKey => ({
  id: keyId('master', key),
  wrap: (plain, place) => inTurn(() => seal(key, plain, place)),
  unwrap: (wrapped, place) => inTurn(() => open(key, wrapped, place)),
});
