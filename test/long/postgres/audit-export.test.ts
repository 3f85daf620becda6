import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli, startProcess } from '../../support/gateway-process.js';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { importInto } from '../../support/import-record.js';
import type { TestClient } from '../../support/test-client.js';
import { openWorld, type World } from '../../support/world.js';

interface Line {
  readonly seq: string;
  readonly operation: string;
  readonly fields: string[];
  readonly subjects: string[];
  readonly head: string;
}

let world: World;
let underwriter: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [{ ...sampleEnvelope(), loanId: 'LN-SIEM' }]);
  underwriter = await world.client('UNDERWRITER');
});
afterAll(() => world.close());

const look = (operation: string) =>
  underwriter.data(`query ${operation} { loan(id: "LN-SIEM") { borrower { firstName } } }`);
const linesIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

it('writes each entry of the log as a line that proves the log, from where the last run ended, and no value', async () => {
  await look('FirstLook');
  await look('SecondLook');
  const whole = await runCli(['audit', 'export'], world.processEnv);
  expect(whole).toMatchObject({ code: 0, stderr: '' });
  const lines = linesIn(whole.stdout);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => String(index + 1)));
  const last = lines.at(-1);
  expect(last).toMatchObject({
    operation: 'SecondLook',
    subjects: expect.arrayContaining(['loan:LN-SIEM']) as string[],
  });
  expect(last?.fields).toContain('Borrower.firstName');
  expect(whole.stdout).not.toContain('Maria');

  const verified = await runCli(['audit', 'verify', '--expect', last?.head ?? ''], world.processEnv);
  expect(verified).toMatchObject({ code: 0 });
  await look('ThirdLook');
  const rest = await runCli(['audit', 'export', '--after', last?.seq ?? ''], world.processEnv);
  expect(linesIn(rest.stdout).map(({ operation }) => operation)).toEqual(['ThirdLook']);
});

it('goes on with what is added until it is stopped', async () => {
  const following = startProcess(['audit', 'export', '--follow'], world.processEnv);
  await expect.poll(() => following.stdout, { timeout: 60_000 }).toContain('\n');
  await look('LaterLook');
  await expect.poll(() => following.stdout, { timeout: 60_000 }).toContain('LaterLook');
  const { code, stderr } = await following.stop('SIGTERM');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});
