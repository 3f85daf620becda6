import type { Json } from '../runtime/json.js';

export interface IdempotencyScope {
  readonly clientId: string;
  readonly operation: string;
  readonly key: string;
  /** Set where the input stands for the key that a client did not send: how long it does. */
  readonly seconds?: number | undefined;
}

export interface IdempotencyStore {
  /** A key that the same input always has, and that tells nobody what the input is. */
  keyOf(input: Json): Promise<string>;
  /** False when somebody else holds the same key just now. Held until the unit of work ends. */
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
