import type { Json } from '../runtime/json.js';

export interface IdempotencyScope {
  readonly clientId: string;
  readonly operation: string;
  readonly key: string;
  /** Set if the input replaces a key that the client did not send: the time it does. */
  readonly seconds?: number | undefined;
}

export interface IdempotencyStore {
  /** A key that the same input always has, and that reveals nothing of the input. */
  keyOf(input: Json): Promise<string>;
  /** False if another caller holds the same key. Held until the unit of work ends. */
  tryLock(scope: IdempotencyScope): Promise<boolean>;
  /**
   * The answer of a finished command that still counts; asked after the lock, it knows all who held it before. `answer` is
   * undefined when it was erased with the borrower it told of.
   */
  find(
    scope: IdempotencyScope,
    input: Json,
  ): Promise<{ readonly sameInput: boolean; readonly answer: Json | undefined } | undefined>;
  /** An answer that tells of a person names the loan whose borrower that is: the borrower's key seals it. */
  save(scope: IdempotencyScope, input: Json, answer: Json, tellsOf?: string): Promise<void>;
}
