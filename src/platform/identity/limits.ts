export interface RequestLimiter {
  /** Counts one request; tells when the next will be taken if this one is too many. At once where it can. */
  take(key: string): TooMany | undefined | Promise<TooMany | undefined>;
  /** What is left of a minute's requests, as far as this process knows; undefined where there is no limit. */
  quota(key: string): Quota | undefined;
}

export interface Quota {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts one action of an actor. Tells when the next is allowed if this one is too many. */
export interface ActionLimiter {
  take(actor: string): Promise<TooMany | undefined>;
}

export interface TooMany {
  readonly retryAfterSeconds: number;
}

/** How long a try has to wait before it is answered, or that none is answered for a while. */
export type Attempt = { readonly delayMs: number } | TooMany;

/** Wrong secrets across all requests. */
export interface Attempts {
  /** What was counted so far. */
  look(name: string): Promise<Attempt>;
  /** Counts one more. */
  count(name: string): Promise<Attempt>;
  clear(name: string): Promise<void>;
}

export interface AttemptLimiter {
  readonly ofAddress: Attempts;
  readonly ofClient: Attempts;
}
