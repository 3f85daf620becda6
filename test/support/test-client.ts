import type { ClientCredentials } from '../../src/features/client/manage-clients.js';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { recorded, requestName } from './statement-record.js';

export interface GraphqlFault {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions: { readonly code: string; readonly [name: string]: unknown };
}

export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: Data | null | undefined;
  readonly errors: readonly GraphqlFault[];
}

export type Headered = Readonly<Record<string, string>>;

type Document<Data, Variables> = TypedDocumentNode<Data, Variables> | string;

export const textOf = (document: Document<unknown, never>): string =>
  typeof document === 'string' ? document : print(document);

/** Any GraphQL request through real HTTP; `body` goes as it is when it is text. */
export async function postGraphql<Data = Record<string, unknown>>(
  url: string,
  body: unknown,
  headers: Headered = {},
): Promise<Answer<Data>> {
  const { response, text } = await recorded(requestName(body), async () => {
    const answered = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { response: answered, text: await answered.text() };
  });
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<Answer<Data>>;
  return {
    status: response.status,
    headers: response.headers,
    text,
    data: json.data,
    errors: json.errors ?? [],
  };
}

/** A program with credentials, calling the gateway as a frontend would. */
export class TestClient {
  constructor(
    readonly url: string,
    readonly credentials: ClientCredentials,
    readonly accessToken: string,
  ) {}

  get clientId(): string {
    return this.credentials.clientId;
  }

  get headers(): Headered {
    return { authorization: `Bearer ${this.accessToken}`, key: this.credentials.apiKey };
  }

  /** The same client, at another gateway or with other headers. */
  at(url: string): TestClient {
    return new TestClient(url, this.credentials, this.accessToken);
  }

  query<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
    document: Document<Data, Variables>,
    variables?: Variables,
    headers: Headered = {},
  ): Promise<Answer<Data>> {
    return postGraphql<Data>(this.url, { query: textOf(document), variables }, { ...this.headers, ...headers });
  }

  /** What a successful request answers; a fault fails the test with its messages. */
  async data<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
    document: Document<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> {
    const { data, errors, text } = await this.query(document, variables);
    if (!data || errors.length > 0) throw new Error(`The gateway answered ${text}`);
    return data;
  }

  /** Any body, with this client's headers. */
  raw(body: unknown, headers: Headered = {}): Promise<Answer<Record<string, unknown>>> {
    return postGraphql(this.url, body, { ...this.headers, ...headers });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, { ...init, headers: { ...this.headers, ...(init.headers as Headered) } });
  }
}

/** A person with a token of the identity provider, and no API key. */
export class PersonClient extends TestClient {
  constructor(url: string, accessToken: string) {
    super(url, { clientId: '', clientSecret: '', apiKey: '' }, accessToken);
  }

  override get headers(): Headered {
    return { authorization: `Bearer ${this.accessToken}` };
  }
}
