import { randomUUID } from 'node:crypto';
import type { TestClient } from './test-client.js';
import type { Binding, World } from './world.js';

export const ERASE = `mutation Erase($input: EraseBorrowerInput!) {
  eraseBorrower(input: $input) {
    __typename
    ... on BorrowerErased { borrowerId erasedAt }
    ... on ErasureRequested { borrowerId expiresAt }
    ... on Refusal { code message }
    ... on NotYetAllowed { allowedFrom openLoans retentionMonths }
  }
}`;

export interface ErasureAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly data?: Record<string, string>;
  readonly borrowerId?: string;
  readonly erasedAt?: string;
  readonly expiresAt?: string;
}

export const askToErase = async (
  client: TestClient,
  borrowerId: string,
  { reason = 'asked to', override = false, idempotencyKey = `erase ${randomUUID()}` } = {},
): Promise<ErasureAnswer> => {
  const input = { borrowerId, reason, override, idempotencyKey };
  return (await client.data<{ eraseBorrower: ErasureAnswer }>(ERASE, { input })).eraseBorrower;
};

/** With any obstacle: two clients ask. Returns the answer of the second one. */
export async function eraseByTwo(world: World, borrowerIds: readonly string[], binding: Binding = {}) {
  const [first, second] = [await world.client('ADMIN', binding), await world.client('ADMIN', binding)];
  const answers: ErasureAnswer[] = [];
  for (const borrowerId of borrowerIds) {
    await askToErase(first, borrowerId, { override: true });
    answers.push(await askToErase(second, borrowerId, { override: true }));
  }
  return answers;
}
