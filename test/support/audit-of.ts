import { AuditChain } from '../../src/platform/audit/audit-chain.js';
import { verifyChain, type ChainReport } from '../../src/platform/audit/verify-chain.js';
import { KeyRing, systemKeys } from '../../src/platform/sealing/key-ring.js';
import type { World } from './world.js';

/** The entries that requests wrote while `work` ran, oldest first. */
export async function entriesDuring(world: World, work: () => Promise<unknown>) {
  const { prisma } = world;
  const before = (await prisma.auditHead.findUniqueOrThrow({ where: { id: 1 } })).seq;
  await work();
  const entries = await prisma.auditEntry.findMany({ where: { seq: { gt: before } }, orderBy: { seq: 'asc' } });
  const chain = await chainOf(world);
  return entries.map((entry) => ({ ...entry, reason: chain.openReason(entry) }));
}

export async function chainOf({ prisma, config }: World): Promise<AuditChain> {
  const [key] = await systemKeys(prisma, new KeyRing(config.keys?.masterKeys ?? []), 'audit-chain');
  return new AuditChain(key);
}

export const verifyLog = async (world: World, expected?: { seq: bigint; hash: Uint8Array }): Promise<ChainReport> =>
  verifyChain(world.prisma, await chainOf(world), { expected: expected ? [expected] : [] });

/** Does to the log what its triggers forbid, as someone with the database in hand could. */
export async function tamper({ prisma }: Pick<World, 'prisma'>, ...statements: string[]): Promise<void> {
  await switchTriggers(prisma, 'DISABLE');
  for (const statement of statements) await prisma.$executeRawUnsafe(statement);
  await switchTriggers(prisma, 'ENABLE');
}

async function switchTriggers(prisma: World['prisma'], how: 'DISABLE' | 'ENABLE'): Promise<void> {
  const parts = await prisma.$queryRaw<{ name: string }[]>`SELECT "name" FROM "AuditPart"`;
  for (const { name } of [{ name: 'AuditEntry' }, ...parts])
    await prisma.$executeRawUnsafe(`ALTER TABLE "${name}" ${how} TRIGGER "AuditEntry_append_only"`);
}
