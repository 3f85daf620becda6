import tour from '../../../docs/tour.md?raw';

export interface Example {
  readonly name: string;
  readonly query: string;
  /** A role that can see all of it. */
  readonly role: string;
  readonly variables: Variables | undefined;
}

/** Variables of an example: what is read for them, and where it is in the answer. */
export interface Variables {
  readonly query: string;
  readonly from: (data: LookedUp) => Readonly<Record<string, unknown>>;
}

interface LookedUp {
  readonly named?: { readonly id: string } | null;
  readonly loans: {
    readonly edges: readonly {
      readonly node: { readonly id: string; readonly borrower?: { readonly homePhone: string | null } | null };
    }[];
  };
}

const ACTIVE_LOAN: Variables = {
  query: '{ loans(first: 1, filter: { loanStatus: [ACTIVE] }) { edges { node { id } } } }',
  from: ({ loans }) => ({ loanId: loans.edges[0]?.node.id }),
};

/** A loan with a story of its own (docs/start/demo-loans.md), or any other where there is no such loan. */
const story = (loanId: string): Variables => ({
  query: `{ named: loan(id: "${loanId}") { id } loans(first: 1) { edges { node { id } } } }`,
  from: ({ named, loans }) => ({ loanId: named?.id ?? loans.edges[0]?.node.id }),
});

const SOLD = story('LN-3814-900002');
const BANKRUPT = story('LN-3814-900005');
const APPROVED = story('LN-3814-900012');

const PHONE: Variables = {
  query: '{ loans(first: 1) { edges { node { id borrower { homePhone } } } } }',
  from: ({ loans }) => ({ phone: loans.edges[0]?.node.borrower?.homePhone }),
};

/** How each operation of the tour runs, by its name. */
const RUNS: Readonly<Record<string, Pick<Example, 'role'> & { readonly variables?: Variables }>> = {
  Marketplace: { role: 'MARKETPLACE' },
  Offer: { role: 'MARKETPLACE', variables: APPROVED },
  Mine: { role: 'BORROWER' },
  Support: { role: 'SUPPORT', variables: SOLD },
  Servicing: { role: 'SERVICER' },
  Bankruptcy: { role: 'SERVICER', variables: BANKRUPT },
  Desk: { role: 'SERVICER', variables: PHONE },
  Pay: { role: 'SERVICER', variables: ACTIVE_LOAN },
  Underwriting: { role: 'UNDERWRITER' },
  Conditions: { role: 'UNDERWRITER', variables: APPROVED },
  Owners: { role: 'LENDER', variables: SOLD },
  Audit: { role: 'AUDITOR' },
};

/** The operations of docs/tour.md, each under its heading. */
export const EXAMPLES: readonly Example[] = tour
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [heading = ''] = section.split('\n');
    return [...section.matchAll(/```graphql\n([\s\S]*?)```/g)].flatMap(([, query = '']) => {
      const operation = /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '';
      // The pages have no credentials of an administrator.
      if (heading.startsWith('Administrator')) return [];
      const runs = RUNS[operation];
      if (!runs) throw new Error(`The example ${operation} has no role`);
      return { name: `${heading.split(':')[0] ?? heading} · ${operation}`, query, variables: undefined, ...runs };
    });
  });

export const FIRST_OPERATION = `query FirstLook {
  viewer {
    role
  }
  loans(first: 3, filter: { loanStatus: [ACTIVE] }) {
    edges {
      node {
        id
        principalAmount
        remainingBalance
        borrower {
          firstName
          ssnLast4
        }
      }
    }
  }
}
`;
