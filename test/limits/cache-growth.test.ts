import v8 from 'node:v8';
import vm from 'node:vm';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { CACHE_BOUNDS } from '../../src/app/runtime/cache-bounds.js';
import type { GraphContext } from '../../src/graphql/request/context.js';
import { buildGraph } from '../../src/graphql/schema.js';
import { registeredTexts, NO_DOCUMENTS } from '../../src/http/road/registered-texts.js';
import { knownDocuments } from '../../src/http/road/known-documents.js';
import { mediaTypeFor } from '../../src/http/road/media-type.js';

const MB = 1024 * 1024;

v8.setFlagsFromString('--expose_gc');
const collect = vm.runInNewContext('gc') as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** What is still held, in megabytes, once `grow` has done what it can. */
async function heldAfter(grow: () => unknown): Promise<number> {
  const before = heap();
  const kept = await grow();
  const held = (heap() - before) / MB;
  expect(kept).toBeDefined();
  return held;
}

const query = (n: number) =>
  `query Q${n} { loan(id: "LN-${n}") { id grade loanStatus remainingBalance autoLoan { ltv scheduledPayment }
    borrower { id firstName } underwriting { deals(term: ${n}) { terms { apr term } } } } }`;

it('documents that differ in a word take what they may, and no more', async () => {
  const held = await heldAfter(() => {
    const known = knownDocuments();
    for (let n = 0; n < 6_000; n += 1) known.learn(query(n), parse(query(n)));
    expect(known.find(query(5_999))).toBeDefined();
    expect(known.find(query(0))).toBeUndefined();
    return known;
  });
  expect(held).toBeLessThan(CACHE_BOUNDS.documents.bytes / MB);
});

it('plans take what they may, whatever operations are asked and by whoever', async () => {
  const graph = await buildGraph({ authDirectives: false });
  const context = {
    viewer: { scopes: new Set(['loan:public']), role: 'MARKETPLACE', portfolio: { kind: 'ALL' } },
    disclosures: { isEmpty: true },
  } as unknown as GraphContext;
  const held = await heldAfter(async () => {
    for (let n = 0; n < 2_500; n += 1) {
      const document = parse(query(n));
      await graph.execute({ document, operationName: undefined, variables: undefined }, context);
    }
    return graph;
  });
  // Two kilobytes a field were measured.
  expect(held).toBeLessThan((CACHE_BOUNDS.plans.fields * 3_000) / MB);
});

it('names of operations that a document has not leave nothing behind', async () => {
  const graph = await buildGraph({ authDirectives: false });
  const document = parse('query Known { viewer { role } }');
  const held = await heldAfter(async () => {
    for (let n = 0; n < 20_000; n += 1) {
      const operationName = `${'name'.repeat(40)}${n}`;
      await graph.execute({ document, operationName, variables: undefined }, {} as GraphContext);
    }
    return graph;
  });
  expect(held).toBeLessThan(5);
});

it('texts that clients register, and headers that they make up, are forgotten in time', async () => {
  const registered = registeredTexts(NO_DOCUMENTS, undefined);
  const held = await heldAfter(() => {
    for (let n = 0; n < 20_000; n += 1) {
      registered.register(String(n).padStart(64, '0'), `${query(n)}${' '.repeat(1_000)}`);
      mediaTypeFor(`application/json, text/x-${n}${'x'.repeat(500)}`);
    }
    return registered;
  });
  const bound = 2 * (CACHE_BOUNDS.registeredTexts.characters + CACHE_BOUNDS.mediaTypes.characters);
  expect(held).toBeLessThan(bound / MB + 5);
});
