/** A request of GraphQL, as far as it tells whether it may be sent twice. */
interface Sent {
  readonly query?: unknown;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/**
 * Whether a request may be sent twice: one that changes nothing, or that carries an idempotency key. In doubt it may not:
 * a POST without the text of its document (`documentId`, or a hash alone) counts as a command.
 */
export function mayRepeat(init: RequestInit | undefined): boolean {
  if (['GET', 'HEAD'].includes(init?.method?.toUpperCase() ?? 'GET')) return true;
  if (new Headers(init?.headers).has('idempotency-key')) return true;
  const sent = sentIn(init);
  return sent !== undefined && (!isCommand(sent) || hasKey(sent));
}

/** Whether the same command is still running: its answer comes to a retry. */
export async function isInProgress(response: Response, init: RequestInit | undefined): Promise<boolean> {
  if (response.status === 409) return codeOf(await jsonOf(response)) === IN_PROGRESS;
  const sent = sentIn(init);
  if (response.status !== 200 || !sent || !isCommand(sent)) return false;
  const { data } = ((await jsonOf(response)) ?? {}) as { readonly data?: Readonly<Record<string, unknown>> | null };
  return Object.values(data ?? {}).some((result) => codeOf(result) === IN_PROGRESS);
}

const IN_PROGRESS = 'IN_PROGRESS';

const codeOf = (value: unknown): unknown => (value as { readonly code?: unknown } | null | undefined)?.code;

const jsonOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);

/** A word too many makes a query a command, which is safe. */
const isCommand = ({ query }: Sent): boolean => typeof query !== 'string' || /\bmutation\b/.test(query);

const hasKey = ({ variables }: Sent): boolean =>
  Object.values(variables ?? {}).some(
    (value) => typeof (value as { readonly idempotencyKey?: unknown } | null)?.idempotencyKey === 'string',
  ) || typeof variables?.idempotencyKey === 'string';

function sentIn(init: RequestInit | undefined): Sent | undefined {
  if (typeof init?.body !== 'string') return undefined;
  try {
    const sent: unknown = JSON.parse(init.body);
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : undefined;
  } catch {
    return undefined;
  }
}
