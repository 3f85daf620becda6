// Hive Gateway in front of this subgraph and others: the caller's credentials go to `loans` and to no other graph.
// hive-gateway supergraph ./supergraph.graphql --config deploy/routers/hive-gateway.config.ts

/** What the gateway knows a caller, and a request, by. */
const PASSED_ON = ['authorization', 'key', 'x-request-id', 'traceparent', 'tracestate'];

interface Passing {
  readonly request: { readonly headers: { get(name: string): string | null } };
  readonly subgraphName: string;
}

export const gatewayConfig = {
  // `... @defer { underwriting { ... } }` sends the slow part of a loan after the rest.
  deferStream: true,
  propagateHeaders: {
    fromClientToSubgraphs: ({ request, subgraphName }: Passing): Record<string, string> =>
      subgraphName.toLowerCase() === 'loans'
        ? Object.fromEntries(
            PASSED_ON.flatMap((name) => {
              const value = request.headers.get(name);
              return value === null ? [] : [[name, value] as const];
            }),
          )
        : {},
  },
};
