/** The caller of a request. An application adds what it needs, such as a portfolio. */
export interface Viewer {
  /** The API client; or `application:` and the name that the identity provider gives the application. */
  readonly clientId: string;
  readonly name: string;
  /** `person:` and the name that the identity provider gives the person. */
  readonly personId?: string | undefined;
  /** The application that the person uses, also where its client sends an API key. */
  readonly application?: string | undefined;
  readonly role: string;
  readonly scopes: ReadonlySet<string>;
}

/** What ids of people begin with: no client has such an id. */
export const PERSON = 'person:';

/** What ids of applications that show no key begin with. */
const APPLICATION = 'application:';

export const applicationId = (name: string | undefined): string => `${APPLICATION}${name ?? ''}`;

/** What the identity provider calls an application. */
export const applicationOf = (id: string): string => id.slice(APPLICATION.length) || 'application without a name';

/** Who acts, as it is written down: the person, whichever program they use, else the program. */
export const actorId = ({ personId, clientId }: Pick<Viewer, 'personId' | 'clientId'>): string => personId ?? clientId;

/**
 * Whose idempotency keys are its own: programs that one person uses know nothing of each other's. A name is one line, so no two
 * make one holder.
 */
export const keyHolder = ({ personId, application, clientId }: Viewer): string =>
  personId === undefined ? clientId : `${personId}\nby ${application ?? clientId}`;
