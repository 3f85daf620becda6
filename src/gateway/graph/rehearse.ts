import { getIntrospectionQuery, parse, validate } from 'graphql';
import { ROLE_SCOPES } from '../../domain/access/roles.js';
import { scopeSet, type Viewer } from '../../domain/access/viewer.js';
import { GraphContext, type GraphServices } from '../../features/graph-context.js';
import type { Graph } from './schema.js';

/** A question that makes use of much code and of no data. */
const QUOTE = `{ quoteSchedule(input: { principal: "20000", annualRatePercent: "7", installments: 84, fundedOn: "2026-01-15" }) {
  payment aprPercent installments { number dueDate openingBalance amount principal interest closingBalance } } }`;

/**
 * Carries out what needs no data before the first request comes: it would have to wait for code to be compiled, and all
 * others with it.
 */
export async function rehearse({ schema, sdl, execute }: Graph, services: GraphServices): Promise<void> {
  // A router that asks for it would keep all others waiting.
  sdl();
  const viewer: Viewer = {
    clientId: 'rehearsal',
    name: 'rehearsal',
    role: 'UNDERWRITER',
    scopes: scopeSet(ROLE_SCOPES.UNDERWRITER),
    portfolio: { kind: 'ALL' },
  };
  for (const document of [getIntrospectionQuery(), QUOTE].map((text) => parse(text))) {
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    for (const asking of [undefined, viewer]) {
      const context = new GraphContext(services, { requestId: 'rehearsal', viewer: asking, apiKey: undefined });
      const { errors = [] } = await execute({ document, operationName: undefined, variables: undefined }, context);
      // An anonymous caller gets no quote: a denial is warmed up too.
      if (asking && errors.length > 0) throw new Error('The rehearsal failed', { cause: errors[0] });
    }
  }
}
