import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { ERROR_CODES } from '../../src/platform/errors/error-codes.js';
import { openTestDatabase } from '../support/open-test-database.js';
import { openTransitService, type TransitService } from '../support/transit-service.js';
import { openWorld, type World } from '../support/world.js';

const TOKEN = 'a-token-for-whoever-watches';
let world: World;
let keys: TransitService;
/** Each line of what Prometheus reads. */
let told: string;

beforeAll(async () => {
  const opened = await openTestDatabase();
  const url = opened.url!;
  // No standby, but named as one, so that there is something to say of replicas.
  const database = { kind: 'postgres' as const, url, readUrls: [url] };
  keys = await openTransitService();
  world = await openWorld({ database: opened, config: { metricsToken: TOKEN, database, keyService: keys.module } });
  const support = await world.client('SUPPORT');
  await support.query('{ viewer { role } }');
  const metrics = async () =>
    (await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  told = await vi.waitUntil(
    async () => {
      // What is collected is told once something was.
      Array.from({ length: 1_000_000 }, (_, n) => ({ n }));
      const text = await metrics();
      return text.includes('role="SUPPORT"') && text.includes('nodejs_gc_duration_seconds_sum') && text;
    },
    { timeout: 60_000 },
  );
});
afterAll(async () => {
  await world.close();
  await keys.close();
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const rules = (
  parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const panels = (
  JSON.parse(readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  }
).panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: `panel "${title}"`, expr })));
const asked = [...rules.map(({ alert, expr }) => ({ name: `alert ${alert}`, expr })), ...panels];

describe('what is watched', () => {
  it.each(asked)('$name asks for metrics that the gateway has', ({ expr }) => {
    for (const [metric] of expr.matchAll(/\b(gateway|nodejs|process)_\w+/g))
      expect(told).toMatch(new RegExp(`^${metric}[{ ]`, 'm'));
  });

  it.each(asked)('$name asks for outcomes and states that there are', ({ expr }) => {
    for (const [, outcomes = ''] of expr.matchAll(/outcome=~?"([^"]+)"/g))
      for (const outcome of outcomes.split('|'))
        expect(/^[1-5]\d\d$/.test(outcome) || outcome in ERROR_CODES).toBe(true);
    for (const [, state] of expr.matchAll(/state="(\w+)"/g)) expect(told).toContain(`state="${state}"`);
  });

  it.each(rules)('alert $alert has a page of what to do', ({ alert }) => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`### ${alert}`);
  });
});
