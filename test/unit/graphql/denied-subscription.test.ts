import { createSourceEventStream, parse } from 'graphql';
import { expect, it } from 'vitest';
import { buildGraph } from '../../../src/gateway/graph/schema.js';

it('a subscription that the viewer may not have does not start', async () => {
  const { schema } = await buildGraph({ authDirectives: false });
  const document = parse('subscription { loanUpdated(loanId: "LN-1") { loanId } }');
  for (const scopes of [undefined, new Set(['loan:servicing'] as const)]) {
    const contextValue = { viewer: scopes && { scopes } };
    const refused = await createSourceEventStream({ schema, document, contextValue });
    expect(refused).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN', requiredScopes: ['loan:public'] } }] });
  }
});
