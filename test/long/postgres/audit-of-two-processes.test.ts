import { describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { verifyLog } from '../../support/audit-of.js';
import { startProcess } from '../../support/gateway-process.js';
import { importInto } from '../../support/import-record.js';
import { openTestWorld } from '../../support/world.js';

const REQUESTS = 200;

describe('two processes on one database', () => {
  it('share one chain without a gap, under 200 requests at once', async () => {
    const world = await openTestWorld();
    await importInto(world, [sampleEnvelope()]);
    const second = startProcess(['serve'], world.processEnv);
    const client = await world.client('UNDERWRITER');
    const peers = [client, client.at(await second.url())];
    const before = (await world.prisma.auditHead.findUniqueOrThrow({ where: { id: 1 } })).seq;
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, index) => {
        const { data } = await peers[index % 2]!.query<{ loan: { borrower: { firstName: string } } }>(
          '{ loan(id: "LN-1-463370") { borrower { firstName } } }',
        );
        return data?.loan.borrower.firstName;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['Maria']));
    const report = await verifyLog(world);
    expect(report).toMatchObject({ verified: before + BigInt(REQUESTS), faults: [] });
    const entries = await world.prisma.auditEntry.findMany({ where: { seq: { gt: before } } });
    expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(REQUESTS);
    expect((await second.stop()).code).toBe(0);
  }, 120_000);
});
