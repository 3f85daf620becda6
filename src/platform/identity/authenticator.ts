import type { Viewer } from './viewer.js';

/** Names the caller of a request by its credentials. */
export interface Authenticator<Caller extends Viewer = Viewer> {
  /** The client that an API key belongs to, unless revoked. */
  clientOfKey(apiKey: string): Promise<object | undefined>;
  /**
   * The caller that a bearer token and an API key name together; undefined unless both are valid and belong together.
   * The token of a person with access by rules needs no key.
   */
  viewerOf(token: string, apiKey: string | undefined): Promise<Caller | undefined>;
  /** The same at once, if both were found good a moment ago. Undefined says nothing. */
  knownViewerOf(token: string, apiKey: string | undefined): Caller | undefined;
  /** Why the good token of a person names no viewer: a sentence for that person. */
  whyNot(token: string): string | undefined;
}
