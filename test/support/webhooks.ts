import { randomUUID } from 'node:crypto';
import type { CommandAnswer } from './commands.js';
import type { TestClient } from './test-client.js';

export interface ShownDelivery {
  readonly id: string;
  readonly messageId: string;
  readonly status: string;
  readonly attempts: number;
  readonly answerCode: number | null;
  readonly fault: string | null;
  readonly excerpt: string | null;
}

export interface WebhookAnswer extends CommandAnswer {
  readonly webhookId?: string;
  readonly secret?: string | null;
  readonly deliveryId?: string;
  readonly webhook?: { readonly id: string; readonly url: string; readonly disabledBecause: string | null };
}

const WEBHOOK = 'webhook { id url events disabledAt disabledBecause oldSecretEndsAt }';

const ISSUED = `... on WebhookSecretIssued { webhookId secret ${WEBHOOK} }`;
const CHANGED = `... on WebhookChanged { webhookId ${WEBHOOK} }`;
const MADE = '... on WebhookDeliveryMade { webhookId deliveryId }';

/** The type of each command's input, and what it answers. */
const COMMANDS: Readonly<Record<string, readonly [input: string, answered: string]>> = {
  createWebhook: ['CreateWebhookInput', ISSUED],
  updateWebhook: ['UpdateWebhookInput', CHANGED],
  rotateWebhookSecret: ['RotateWebhookSecretInput', ISSUED],
  deleteWebhook: ['WebhookInput', '... on WebhookDeleted { webhookId }'],
  testWebhook: ['WebhookInput', MADE],
  redeliverWebhook: ['WebhookDeliveryInput', MADE],
};

/** Any command on webhooks. */
export async function webhookCommand(
  client: TestClient,
  name: string,
  input: Record<string, unknown>,
): Promise<WebhookAnswer> {
  const [type, answered] = COMMANDS[name] ?? ['WebhookInput', CHANGED];
  const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { __typename ${answered}
    ... on Refusal { code message } ... on InvalidInput { faults { field reason } } } }`;
  const { answer } = await client.data<{ answer: WebhookAnswer }>(query, {
    input: { idempotencyKey: randomUUID(), ...input },
  });
  return answer;
}

export async function deliveriesOf(client: TestClient, webhookId: string): Promise<ShownDelivery[]> {
  const { webhooks } = await client.data<{
    webhooks: { edges: { node: { id: string; deliveries: { edges: { node: ShownDelivery }[] } } }[] };
  }>(`{ webhooks(first: 20) { edges { node { id deliveries(first: 100) { edges { node {
      id messageId status attempts answerCode fault excerpt } } } } } } }`);
  const found = webhooks.edges.find(({ node }) => node.id === webhookId);
  return found?.node.deliveries.edges.map(({ node }) => node) ?? [];
}
