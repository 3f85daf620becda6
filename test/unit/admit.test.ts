import { expect, it } from 'vitest';
import type { RequestLimiter } from '../../src/platform/identity/limits.js';
import { admission } from '../../src/platform/http/pipeline/admit.js';
import type { RequestLifetime } from '../../src/platform/http/wire/request-lifetime.js';
import type { RequestFacts } from '../../src/platform/http/request/request-context.js';

const OFF: RequestLimiter = { take: () => undefined, quota: () => undefined };
const ON: RequestLimiter = {
  take: () => undefined,
  quota: () => ({ limit: 600, windowSeconds: 60, remaining: 599, resetSeconds: 60 }),
};

it('tells the limit that a request counted for last, and nothing of one that is off', () => {
  const admitted = admission({
    concurrent: { inAll: 10, perClient: 10 },
    limiters: { perClient: OFF, perAddress: ON },
  });
  const facts = {} as RequestFacts;
  const lifetime = { onEnd: () => undefined } as unknown as RequestLifetime;
  admitted.process(lifetime);
  void admitted.address(facts, '192.0.2.1', 'unknown');
  void admitted.client(lifetime, facts, 'client');
  expect(facts.rateLimit).toEqual(['ratelimit-policy', '"address";q=600;w=60', 'ratelimit', '"address";r=599;t=60']);
});
