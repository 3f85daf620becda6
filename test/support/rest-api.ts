import { randomUUID } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Headered, TestClient } from './test-client.js';
import type { World } from './world.js';

export interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: OpenApiBody;
  readonly responses: Readonly<Record<string, OpenApiBody | undefined>>;
}

interface OpenApiBody {
  readonly content: Readonly<
    Record<string, { readonly schema: { readonly $ref?: string }; readonly example?: unknown }>
  >;
}

type Json = Record<string, unknown>;

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Json & { readonly data: Json };
}

/** The v2 edge as its own document describes it: every answer is held against it. */
export class RestApi {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly compiled = new Map<string, ValidateFunction>();

  private constructor(
    readonly document: OpenApi,
    private readonly base: string,
  ) {
    this.ajv.addSchema({ ...document, $id: 'v2' });
  }

  static async of(world: World): Promise<RestApi> {
    const document = (await (await fetch(`${world.url}/v2/openapi.json`)).json()) as OpenApi;
    return new RestApi(document, document.servers[0]?.url ?? '');
  }

  /** A command with a key of its own, unless one is given. */
  post(client: TestClient, path: string, body: unknown, headers: Headered = {}): Promise<RestAnswer> {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_WITH_KEY(), ...headers } };
    return this.ask(client, path, path, init);
  }

  /** `/loans/{loan_id}` or `/loan-data/{loan_id}`. */
  read(client: TestClient, path: string, loanId: string): Promise<RestAnswer> {
    return this.ask(client, path, path.replace('{loan_id}', encodeURIComponent(loanId)), { method: 'GET' });
  }

  /** Any request to an endpoint of the document; the answer must be one that the document names. */
  async ask(client: TestClient, template: string, path: string, init: RequestInit): Promise<RestAnswer> {
    const response = await client.fetch(`${this.base}${path}`, init);
    const text = await response.text();
    const body = JSON.parse(text) as RestAnswer['body'];
    const method = (init.method ?? 'GET').toLowerCase();
    const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
    const validate = this.answerSchema(template, method, response.status, mediaType);
    if (!validate(body))
      throw new Error(`${method} ${template} answered ${text}: ${this.ajv.errorsText(validate.errors)}`);
    return { status: response.status, headers: response.headers, text, body };
  }

  /** Whether a body is one that the document lets a client send. */
  accepts(path: string, body: unknown): boolean {
    return this.schemaAt(`#/paths/${step(path)}/post/requestBody/content/${step('application/json')}/schema`)(body);
  }

  private answerSchema(path: string, method: string, status: number, mediaType: string): ValidateFunction {
    const response = `#/paths/${step(path)}/${method}/responses/${status}`;
    const content = `content/${step(mediaType)}/schema`;
    return this.schemaAt(
      status < 400 ? `${response}/${content}` : `#/components/responses/Problem${status}/${content}`,
      this.document.paths[path]?.[method]?.responses[status] !== undefined,
    );
  }

  private schemaAt(pointer: string, isNamed = true): ValidateFunction {
    const known = this.compiled.get(pointer);
    if (known) return known;
    if (!isNamed) throw new Error(`The document does not name ${pointer}`);
    const made = this.ajv.compile({ $ref: `v2${pointer}` });
    this.compiled.set(pointer, made);
    return made;
  }
}

const JSON_WITH_KEY = () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID() });

/** A step of a JSON pointer in a fragment. */
const step = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
