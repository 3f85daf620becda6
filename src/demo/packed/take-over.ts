import { createHash, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { addDays, businessDate, type BusinessDate } from '../../domain/calendar.js';
import { type Role, ROLES } from '../../domain/access/roles.js';
import type { BatchKind } from '../../domain/payment/entry-class.js';
import { linePlace, openFrame, sealedFrame } from '../../features/bank-file/add-to-file.js';
import { newApiKey, newClientSecret } from '../../features/client/authenticate.js';
import { hashesOf } from '../../features/client/manage-clients.js';
import { ssnIndex } from '../../features/loan/blind-index.js';
import { dataKeyPlace } from '../../features/loan/loan-seals.js';
import { SEALED_COLUMNS, SEALED_ROWS } from '../../features/loan/sealed-columns.js';
import { webhookSeals } from '../../features/webhook/webhook.store.js';
import { nachaFile } from '../../domain/payment/nacha-file.js';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { AuditChain } from '../../platform/audit/audit-chain.js';
import type { ChainedEntry } from '../../platform/audit/audit-log-port.js';
import { writePrivately } from '../../platform/postgres/data-dir.js';
import { type KeyRing, newSystemKey, systemKeyPlace } from '../../platform/sealing/key-ring.js';
import { open, seal } from '../../platform/sealing/sealed-box.js';
import type { DemoClient } from '../demo-clients.js';
import { packingRing } from './packed-demo.js';
import { LOAN_OF_ROW, SEALED_ROW_IDS } from './sealed-places.js';

type Transaction = Prisma.TransactionClient;

/** A copy of the packed demo, to be made this installation's own. */
export interface TakenOver {
  readonly prisma: PrismaClient;
  readonly ring: KeyRing;
  readonly dataDir: string;
  /** What it is sealed under now. */
  readonly packing?: KeyRing;
}

const LONGEST_MS = 60_000;

/**
 * Makes a copied demo this installation's own: every key, credential, digest and signature is new, in one transaction. Answers the
 * day after the last one of its history.
 */
export async function takeOver({ prisma, ring, dataDir, packing = packingRing() }: TakenOver): Promise<BusinessDate> {
  return prisma.$transaction(
    async (tx) => {
      // The log and other tables take no changes otherwise. Triggers have done their work when the demo was made.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      const keys = await newKeys(tx, packing, ring);
      const seals = await sealLoansAgain(tx, packing, ring);
      await indexAgain(tx, keys.of('ssn-index').now, seals);
      await sealBankFilesAgain(tx, keys.of('bank-file'), seals);
      await sealWebhooksAgain(tx, keys.of('webhooks'));
      await chainAgain(tx, keys.of('audit-chain'));
      // Answers of commands that nobody repeats any more, and digests that only imports and payments of the past would be compared with.
      await tx.idempotencyKey.deleteMany();
      await tx.loan.updateMany({ data: { importDigest: null } });
      // The next step of the start finds what has no digest yet.
      await tx.$executeRaw`COMMENT ON TABLE _prisma_migrations IS NULL`;
      const [last] = await tx.$queryRaw<{ on: string }[]>`SELECT max("on")::text AS "on" FROM "EndOfDayRun"`;
      // Last: until this is committed the credentials open nothing, and the next start makes others.
      writePrivately(join(dataDir, 'demo-clients.json'), JSON.stringify(await newCredentials(tx), null, 2));
      return addDays(businessDate(last?.on ?? ''), 1);
    },
    { timeout: LONGEST_MS },
  );
}

interface Changed {
  readonly was: Buffer;
  readonly now: Buffer;
}

async function newKeys(tx: Transaction, packing: KeyRing, ring: KeyRing) {
  const changed = new Map<string, Changed>();
  for (const { name, wrapped } of await tx.systemKey.findMany()) {
    const { key, row } = await newSystemKey(ring, name);
    changed.set(name, { was: await packing.unwrap(wrapped, systemKeyPlace(name)), now: key });
    await tx.systemKey.update({ where: { name }, data: row });
  }
  return {
    of: (name: string): Changed => {
      const key = changed.get(name);
      if (!key) throw new Error(`The packed demo has no key ${name}`);
      return key;
    },
  };
}

/** By loan; none of an erased borrower. */
type LoanKeys = ReadonlyMap<string, Changed>;

interface SealedRow {
  readonly row: string;
  readonly loanId: string;
  readonly value: Uint8Array;
}

async function sealLoansAgain(tx: Transaction, packing: KeyRing, ring: KeyRing): Promise<LoanKeys> {
  const keys = new Map<string, Changed>();
  for (const { loanId, wrappedFor, dataKey } of await tx.loanSeal.findMany()) {
    if (!dataKey) continue;
    const { key, wrapped } = await ring.newKey(dataKeyPlace(loanId));
    keys.set(loanId, { was: await packing.unwrap(dataKey, dataKeyPlace(wrappedFor)), now: key });
    const data = { dataKey: new Uint8Array(wrapped), wrappedFor: loanId };
    await tx.loanSeal.update({ where: { loanId }, data });
  }
  const columns = { ...SEALED_COLUMNS, ...SEALED_ROWS };
  for (const [table, id] of Object.entries(SEALED_ROW_IDS))
    for (const column of columns[table as keyof typeof SEALED_ROW_IDS])
      await sealColumnAgain(tx, keys, table, column, id);
  return keys;
}

async function sealColumnAgain(
  tx: Transaction,
  keys: LoanKeys,
  table: string,
  column: string,
  id: string,
): Promise<void> {
  const loan = (LOAN_OF_ROW as Readonly<Record<string, string>>)[table] ?? '"loanId"';
  const rows = await tx.$queryRawUnsafe<SealedRow[]>(
    `SELECT ${id} AS "row", ${loan} AS "loanId", "${column}" AS "value" FROM "${table}" WHERE "${column}" IS NOT NULL`,
  );
  const sealed = rows.flatMap(({ row, loanId, value }) => {
    const key = keys.get(loanId);
    const place = { table, column, row };
    return key ? [{ row, value: seal(key.now, open(key.was, value, place), place).toString('base64') }] : [];
  });
  await tx.$executeRawUnsafe(
    `UPDATE "${table}" SET "${column}" = decode(n."value", 'base64')
      FROM jsonb_to_recordset($1::jsonb) AS n("row" text, "value" text) WHERE ${id} = n."row"`,
    JSON.stringify(sealed),
  );
}

/** Social security numbers here; all else that loans and payments are found by, where the start brings a database up to date. */
async function indexAgain(tx: Transaction, key: Uint8Array, loans: LoanKeys): Promise<void> {
  for (const { loanId, identityPart } of await tx.application.findMany()) {
    const sealedWith = loans.get(loanId);
    if (!sealedWith || !identityPart) continue;
    const place = { table: 'Application', column: 'identityPart', row: loanId };
    const ssn = ssnOf(JSON.parse(open(sealedWith.now, identityPart, place).toString()));
    await tx.loanSeal.update({ where: { loanId }, data: { ssnIndex: ssn === undefined ? null : ssnIndex(key, ssn) } });
  }
  await tx.blindIndex.deleteMany();
  await tx.loanSeal.updateMany({ data: { isIndexed: false } });
  await tx.repayment.updateMany({ data: { referenceDigest: null } });
}

/** Of the applicant, wherever the part has it. */
function ssnOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'ApplicantSSN' && typeof value === 'string') return value;
    const inside = ssnOf(value);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

async function sealBankFilesAgain(tx: Transaction, key: Changed, loans: LoanKeys): Promise<void> {
  for (const file of await tx.bankFile.findMany()) {
    const frame = openFrame(key.was, file);
    const digest = file.digest && (await fileDigest(tx, file.id, key.now, loans, frame));
    const sealed = new Uint8Array(sealedFrame(key.now, file.id, frame));
    await tx.bankFile.update({ where: { id: file.id }, data: { frame: sealed, digest } });
  }
  // The bytes of these files are not kept: none is found by a digest of the past.
  for (const { digest } of await tx.bankReturnFile.findMany())
    await tx.bankReturnFile.update({ where: { digest }, data: { digest: new Uint8Array(randomBytes(32)) } });
}

/** As an export makes it; null where a borrower was erased, as that file cannot be written again. */
async function fileDigest(
  tx: Transaction,
  fileId: string,
  key: Uint8Array,
  loans: LoanKeys,
  frame: Parameters<typeof nachaFile>[0],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const lines = await tx.bankFileEntry.findMany({ where: { fileId }, orderBy: { position: 'asc' } });
  const writer = nachaFile(frame);
  const hash = createHash('sha256').update(writer.begin());
  for (const { loanId, position, batch, line, entryClass, isRetry } of lines) {
    const sealedWith = loans.get(loanId);
    if (!sealedWith || !line) return new Uint8Array(randomBytes(32));
    const kind: BatchKind = { entryClass, isRetry };
    hash.update(writer.add(open(sealedWith.now, line, linePlace(fileId, position)).toString(), batch, kind));
  }
  hash.update(writer.end());
  return new Uint8Array(createHmac('sha256', key).update(hash.digest('hex')).digest());
}

async function sealWebhooksAgain(tx: Transaction, key: Changed): Promise<void> {
  const [was, now] = [webhookSeals(key.was), webhookSeals(key.now)];
  const again = (column: 'target' | 'excerpt', id: string, sealed: Uint8Array) =>
    new Uint8Array(now.seal(column, id, was.open(column, id, sealed)));
  for (const { id, target } of await tx.webhook.findMany())
    await tx.webhook.update({ where: { id }, data: { target: again('target', id, target) } });
  for (const { id, excerpt } of await tx.webhookDelivery.findMany({ where: { excerpt: { not: null } } }))
    if (excerpt) await tx.webhookDelivery.update({ where: { id }, data: { excerpt: again('excerpt', id, excerpt) } });
}

async function chainAgain(tx: Transaction, key: Changed): Promise<void> {
  const [was, now] = [new AuditChain(key.was), new AuditChain(key.now)];
  const entries = await tx.$queryRaw<ChainedEntry[]>`SELECT * FROM "AuditEntry" ORDER BY "seq"`;
  const given = entries.map((entry) => ({ ...entry, reason: was.openReason(entry) }));
  const chained = now.extend(now.start, given);
  for (const { seq, reason, hash } of chained)
    await tx.$executeRaw`UPDATE "AuditEntry" SET "reason" = ${reason}, "hash" = ${hash} WHERE "seq" = ${seq}`;
  const { seq, hash } = chained.at(-1) ?? now.start;
  const signature = now.sign({ seq, hash });
  await tx.$executeRaw`UPDATE "AuditHead" SET "seq" = ${seq}, "hash" = ${hash}, "signature" = ${signature} WHERE "id" = 1`;
}

/** The clients keep their ids, by which the history names them. */
async function newCredentials(tx: Transaction): Promise<readonly DemoClient[]> {
  const made: DemoClient[] = [];
  for (const { id, role } of await tx.apiClient.findMany({ orderBy: { createdAt: 'asc' } })) {
    const credentials = { clientId: id, clientSecret: newClientSecret(), apiKey: newApiKey() };
    const { keyHash, secretHash } = hashesOf(credentials);
    const data = { keyHash: new Uint8Array(keyHash), secretHash: new Uint8Array(secretHash) };
    await tx.apiClient.update({ where: { id }, data });
    if (made.every((client) => client.role !== role)) made.push({ role: role as Role, ...credentials });
  }
  return ROLES.flatMap((role) => made.filter((client) => client.role === role));
}
