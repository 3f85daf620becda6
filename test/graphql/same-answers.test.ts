import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GraphServices } from '../../src/features/graph-context.js';
import { buildGraph, type Graph } from '../../src/gateway/graph/schema.js';
import { anyCase, type Ids } from '../support/same-answers/any-case.js';
import { awkwardLoans } from '../support/same-answers/awkward-loans.js';
import { bothWays } from '../support/same-answers/ways.js';
import { testClock } from '../support/test-clock.js';
import { servicesOn } from '../support/services-on.js';
import { openWorld, type World } from '../support/world.js';

const RUNS = Number(process.env.SAME_ANSWERS_RUNS ?? 60);
const SEED = Number(process.env.SAME_ANSWERS_SEED ?? 20_261_115);

const clock = testClock('2026-03-02');
let world: World;
let graph: Graph;
let services: GraphServices;
let ids: Ids;
beforeAll(async () => {
  world = await openWorld({ clock });
  ids = await awkwardLoans(world);
  graph = await buildGraph({ authDirectives: false });
  services = await servicesOf(world);
});
afterAll(() => world.close());

/** Links are signed for a time that passes; here they are not. */
async function servicesOf(of: World): Promise<GraphServices> {
  const { graph: made } = await servicesOn(of, clock);
  const sign = (documentId: string) => Promise.resolve({ url: `/documents/${documentId}`, expiresAt: clock.now() });
  return { ...made, documentLinks: { ...made.documentLinks, sign } };
}

it(
  'the executor answers and discloses what graphql-js does on the shielded schema',
  { timeout: 3_600_000 },
  async () => {
    const carryOut = bothWays(graph, services);
    const met = { asked: 0, faulty: 0 };
    await fc.assert(
      fc.asyncProperty(anyCase(graph.schema, ids), async ({ text, askings }) => {
        const document = parse(text);
        expect(validate(graph.schema, document)).toEqual([]);
        for (const asking of askings) {
          const { reference, executed } = await carryOut(document, asking);
          met.asked += 1;
          if (reference.isFaulty) met.faulty += 1;
          expect(executed).toEqual(reference);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Errors were met often enough to say something, and so were answers without.
    expect(met.faulty / met.asked).toBeGreaterThan(0.1);
    expect(met.faulty / met.asked).toBeLessThan(0.9);
  },
);

it('deals are chosen by a term that is not shown, with any other selection of the record', async () => {
  const client = await world.client('UNDERWRITER');
  interface Answer {
    readonly loan: { readonly underwriting: { readonly deals: { terms: { term: number }; risk: object }[] } };
  }
  const ask = (deals: string) =>
    client.data<Answer>(
      `query ($id: ID!) { loan(id: $id) { application { vehicle { make } } underwriting { ${deals} } } }`,
      { id: 'LN-NEWER' },
    );
  const all = (await ask('deals { terms { term } risk { defaultProb } }')).loan.underwriting.deals;
  const { term } = all[0]!.terms;
  const chosen = (await ask(`deals(term: ${term}) { risk { defaultProb } }`)).loan.underwriting.deals;
  expect(chosen).toEqual(all.filter((deal) => deal.terms.term === term).map(({ risk }) => ({ risk })));
});
