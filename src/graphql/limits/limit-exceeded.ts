/** A request that asks for more than is allowed: which limit, what it is, and what to do. Never a value that was sent. */
export interface LimitExceeded {
  readonly message: string;
  readonly limit: string;
  readonly most: number;
}
