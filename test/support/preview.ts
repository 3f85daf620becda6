import { randomUUID } from 'node:crypto';
import type { TestClient } from './test-client.js';

/** Figures of a loan, as a preview shows them. */
export type Figures = Readonly<Record<string, unknown>>;

export interface Preview {
  readonly command: string;
  readonly refusal: { readonly __typename: string; readonly code: string; readonly message: string } | null;
  readonly before: Figures | null;
  readonly after: Figures | null;
  readonly events: readonly object[];
  readonly postings: readonly object[];
  readonly newlyAllowed: readonly string[];
  readonly noLongerAllowed: readonly string[];
}

const FIGURES = `{ loanStatus encumberedStatus principal pastDueAmount daysPastDue nextDueOn nextDueAmount payment payoff
  feesDue credit annualRatePercent aprPercent maturesOn interestIsIncome holds }`;

export const EVENT = 'command effectiveDate fromState toState amounts';
export const POSTING = 'kind effectiveDate postingDate ownerId entries { account amount }';

const PREVIEW = `query ($input: PreviewCommandInput!) { previewCommand(input: $input) {
  command refusal { __typename code message ... on InvalidInput { faults { field reason } } }
  before ${FIGURES} after ${FIGURES} events { ${EVENT} } postings { ${POSTING} } newlyAllowed noLongerAllowed } }`;

/** What a command would do, by its name. */
export async function preview(client: TestClient, name: string, input: object): Promise<Preview> {
  const variables = { input: { [name]: { idempotencyKey: randomUUID(), ...input } } };
  const { previewCommand } = await client.data<{ previewCommand: Preview }>(PREVIEW, variables);
  return previewCommand;
}
