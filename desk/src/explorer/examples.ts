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

/** Generated numbers are not all valid ones. */
const US_PHONE = /^[2-9]\d{2}[2-9]\d{6}$/;

const PHONE: Variables = {
  query: '{ loans(first: 50) { edges { node { id borrower { homePhone } } } } }',
  from: ({ loans }) => ({
    phone: loans.edges.map(({ node }) => node.borrower?.homePhone).find((phone) => phone && US_PHONE.test(phone)),
  }),
};

/** How each operation of the tour runs, by its name. */
const RUNS: Readonly<Record<string, Pick<Example, 'role'> & { readonly variables?: Variables }>> = {
  Marketplace: { role: 'MARKETPLACE' },
  Support: { role: 'SUPPORT' },
  Servicing: { role: 'SERVICER' },
  Desk: { role: 'SERVICER', variables: PHONE },
  Pay: { role: 'SERVICER', variables: ACTIVE_LOAN },
  Underwriting: { role: 'UNDERWRITER' },
  Audit: { role: 'AUDITOR' },
};

/** The operations of docs/tour.md, each under its heading. */
export const EXAMPLES: readonly Example[] = tour
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [heading = ''] = section.split('\n');
    return [...section.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => {
      const operation = /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '';
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
