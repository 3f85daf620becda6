import { expect, it } from 'vitest';
import { metrics } from '../../src/platform/http/request/metrics.js';

const seen = { edge: 'graphql', role: 'SUPPORT', outcome: '200' };

it('operations that clients name fill so many labels and no more, and show no number that was put into a name', async () => {
  const observed = metrics({ pool: undefined });
  observed.observe({ ...seen, operation: 'Find_900123456' }, 0.1);
  for (let n = 0; n < 300; n++) observed.observe({ ...seen, operation: `Made_up_${n}` }, 0.1);
  const text = await observed.read();
  expect(text).not.toContain('900123456');
  expect(new Set(text.match(/operation="[^"]*"/g)).size).toBe(201);
  expect(text).toContain('operation="other"');
});

it('the pool of connections is told by its state', async () => {
  const text = await metrics({ pool: () => ({ open: 7, idle: 2, waiting: 3 }) }).read();
  expect(text).toContain('gateway_database_connections{state="open"} 7');
  expect(text).toContain('gateway_database_connections{state="waiting"} 3');
});
