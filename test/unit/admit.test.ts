import { expect, it } from 'vitest';
import type { RequestLimiter } from '../../src/app/ports/ports.js';
import { admission } from '../../src/http/road/admit.js';
import type { Life } from '../../src/wire/life.js';
import type { RequestFacts } from '../../src/http/request/request-context.js';

const OFF: RequestLimiter = { take: () => undefined, quota: () => undefined };
const ON: RequestLimiter = {
  take: () => undefined,
  quota: () => ({ limit: 600, windowSeconds: 60, remaining: 599, resetSeconds: 60 }),
};

it('where clients have no limit, the answer still tells of that of the address', () => {
  const admitted = admission({
    concurrent: { inAll: 10, perClient: 10 },
    limiters: { perClient: OFF, perAddress: ON },
  });
  const facts = {} as RequestFacts;
  const life = { onEnd: () => undefined } as unknown as Life;
  void admitted.process(life, facts, '192.0.2.1');
  void admitted.client(life, facts, 'client');
  expect(facts.rateLimit).toEqual(['ratelimit-policy', '"address";q=600;w=60', 'ratelimit', '"address";r=599;t=60']);
});
