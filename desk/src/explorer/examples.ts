import tour from '../../../docs/tour.md?raw';

export interface Example {
  readonly name: string;
  readonly query: string;
}

/** The operations of docs/tour.md, each under its heading. */
export const EXAMPLES: readonly Example[] = tour
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [heading = ''] = section.split('\n');
    return [...section.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => ({
      name: `${heading.split(':')[0] ?? heading} · ${/(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? ''}`,
      query,
    }));
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
