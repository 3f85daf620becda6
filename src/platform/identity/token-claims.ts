export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresIn: number;
}

/** What a verified bearer token says of its bearer. */
export type TokenClaims<Access = unknown> =
  | { readonly issuedBy: 'GATEWAY'; readonly clientId: string }
  | ({ readonly issuedBy: 'IDENTITY_PROVIDER' } & ProviderClaims<Access>);

export interface ProviderClaims<Access = unknown> {
  /** The application, or who the token is about where it names none. */
  readonly subject: string;
  readonly application: string | undefined;
  /** The person who uses the application; undefined if it acts as itself. */
  readonly person: string | undefined;
  /** Scopes that the application knows, among those that the token names. */
  readonly scopes: readonly string[];
  /** What the application's rules give the person. Undefined without rules. */
  readonly access: Access | undefined;
  /** Whether the person is denied access with any token. */
  readonly isDenied: boolean;
}

/** A token cannot be judged: the identity provider does not say which keys are its own. */
export class ProviderUnavailable extends Error {
  readonly code = 'IDENTITY_PROVIDER_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The identity provider does not answer', { cause });
    this.name = 'ProviderUnavailable';
  }
}

export interface Tokens<Access = unknown> {
  issue(clientId: string): Promise<IssuedToken>;
  verify(token: string): Promise<TokenClaims<Access> | undefined>;
  /** Whether a person of the identity provider is not to be let in. */
  isDenied(person: string): boolean;
  /** The claims of a token that was verified a short while ago. */
  verified(token: string): TokenClaims<Access> | undefined;
}
