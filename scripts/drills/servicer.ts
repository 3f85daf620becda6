import { postGraphql, type Answer } from '../../test/support/test-client.js';
import { newToken, type Credentials } from './drill-world.js';

const SUBMIT = `mutation ($input: SubmitRepaymentInput!) { submitRepayment(input: $input) {
  __typename ... on RepaymentUpdated { repayment { id } } ... on Refusal { code } } }`;
const SETTLE = `mutation ($input: AcknowledgeRepaymentInput!) { acknowledgeRepayment(input: $input) {
  __typename ... on RepaymentUpdated { repayment { id } } ... on Refusal { code } } }`;
const PAYABLE = `{ loans(first: 40, filter: { loanStatus: [ACTIVE] }) { edges { node { id allowedCommands } } } }`;
const NAME = 'query ($id: ID!) { loan(id: $id) { borrower { firstName } } }';

type Outcome =
  | { readonly is: 'DONE'; readonly id: string }
  /** Worth sending again with the same key. */
  | { readonly is: 'LATER' }
  | { readonly is: 'UNAUTHENTICATED' }
  | { readonly is: 'FAILED'; readonly why: string };

type CommandData = Record<
  string,
  { readonly __typename: string; readonly code?: string; readonly repayment?: { readonly id: string } }
>;

/** A program that takes payments: it sends each command until it is answered, and asks for a token when it has none that counts. */
export class Servicer {
  private token: Promise<string> | undefined;

  constructor(
    readonly url: string,
    /** Read for each token, as from a file. */
    private readonly credentials: () => Credentials,
  ) {}

  /** The next request asks for a new token. */
  renew(): void {
    this.token = undefined;
  }

  submit(loanId: string, idempotencyKey: string): Promise<Outcome> {
    return this.send(SUBMIT, { loanId, idempotencyKey, amount: '1.00', method: 'ACH' });
  }

  settle(repaymentId: string, idempotencyKey: string): Promise<Outcome> {
    return this.send(SETTLE, { repaymentId, idempotencyKey, outcome: 'SETTLED' });
  }

  /** Loans that take payments now. */
  async payable(): Promise<string[]> {
    const { data, text } = await this.ask<{
      loans: { edges: { node: { id: string; allowedCommands: string[] } }[] };
    }>(PAYABLE);
    if (!data) throw new Error(text);
    const nodes = data.loans.edges.map(({ node }) => node);
    return nodes.filter(({ allowedCommands }) => allowedCommands.includes('submitRepayment')).map(({ id }) => id);
  }

  /** A value that is sealed in the database, and in the audit log once it was shown. */
  async nameOf(loanId: string): Promise<{ readonly status: number; readonly name: string | undefined }> {
    const { status, data } = await this.ask<{ loan: { borrower: { firstName: string } | null } }>(NAME, { id: loanId });
    return { status, name: data?.loan.borrower?.firstName };
  }

  async ask<Data>(query: string, variables?: object): Promise<Answer<Data>> {
    const { apiKey } = this.credentials();
    const accessToken = await (this.token ??= newToken(this.url, this.credentials()));
    return postGraphql<Data>(this.url, { query, variables }, { key: apiKey, authorization: `Bearer ${accessToken}` });
  }

  private async send(query: string, input: object): Promise<Outcome> {
    const asked = (this.token ??= newToken(this.url, this.credentials()));
    try {
      const { status, data, text } = await this.ask<CommandData>(query, { input });
      const [answer] = Object.values(data ?? {});
      if (status === 401) {
        // Of many that are told so at once, one asks for a new token.
        if (this.token === asked) this.renew();
        return { is: 'UNAUTHENTICATED' };
      }
      if (status === 503 || answer?.code === 'IN_PROGRESS') return { is: 'LATER' };
      return answer?.repayment ? { is: 'DONE', id: answer.repayment.id } : { is: 'FAILED', why: text.slice(0, 300) };
    } catch (error) {
      if (this.token === asked) this.renew();
      return outcomeOf(error);
    }
  }
}

/** No answer, or no token: it is not ready, or the credentials have changed. */
function outcomeOf(error: unknown): Outcome {
  const why = String(error);
  if (error instanceof TypeError || why.includes('SERVICE_UNAVAILABLE')) return { is: 'LATER' };
  return why.includes('UNAUTHENTICATED') ? { is: 'UNAUTHENTICATED' } : { is: 'FAILED', why };
}
