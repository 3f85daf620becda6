import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAside } from '../../src/platform/http/wire/json-parser.js';

it('reads what JSON.parse reads, to the same values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 5, stringUnit: 'binary' }), async (json) => {
      const parsed = await parseAside(Buffer.from(json));
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(JSON.parse(Buffer.from(json).toString())));
    }),
    { numRuns: 200 },
  );
  const odd = '{"__proto__":{"a":1},"constructor":null,"a":1,"a":2,"\\ud800":"\\u0000"}';
  const parsed = await parseAside(Buffer.from(odd));
  expect(parsed).toEqual(JSON.parse(odd));
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  expect(Object.keys(parsed as object)).toEqual(Object.keys(JSON.parse(odd) as object));
});

it('reads many at once, each its own, and refuses what is no JSON', async () => {
  const texts = Array.from({ length: 50 }, (_, index) => (index % 5 === 0 ? '{"a":' : JSON.stringify({ index })));
  const settled = await Promise.allSettled(texts.map((text) => parseAside(Buffer.from(text))));
  settled.forEach((outcome, index) => {
    if (index % 5 === 0) expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'SyntaxError' } });
    else expect(outcome).toEqual({ status: 'fulfilled', value: { index } });
  });
});

it('leaves the event loop free meanwhile', async () => {
  const turns: number[] = [];
  const clock = setInterval(() => turns.push(1), 1);
  const text = JSON.stringify({ text: 'a "quoted" word\n'.repeat(1_000_000) });
  const before = turns.length;
  expect(await parseAside(Buffer.from(text))).toEqual(JSON.parse(text));
  clearInterval(clock);
  expect(turns.length).toBeGreaterThan(before);
});

it('what is nested so deep that it cannot be handed over is refused, and does not end it', async () => {
  const tower = (levels: number) => Buffer.from('['.repeat(levels) + ']'.repeat(levels));
  for (const levels of [4_000, 6_000, 10_000, 1_000_000]) await expect(parseAside(tower(levels))).rejects.toThrow();
  expect(await parseAside(tower(10))).toEqual(JSON.parse(tower(10).toString()));
});
