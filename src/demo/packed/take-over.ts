import { createHash, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { addDays, businessDate, type BusinessDate } from '../../domain/calendar.js';
import { ROLES } from '../../domain/access/roles.js';
import type { BatchKind } from '../../domain/payment/entry-class.js';
import { linePlace, openFrame, sealedFrame } from '../../features/bank-file/add-to-file.js';
import { newApiKey, newClientSecret } from '../../features/client/authenticate.js';
import { hashesOf } from '../../features/client/manage-clients.js';
import { ssnIndex } from '../../features/loan/blind-index.js';
import { dataKeyPlace } from '../../features/loan/loan-seals.js';
import { SEALED_COLUMNS, SEALED_ROWS } from '../../features/loan/sealed-columns.js';
import { newSecret } from '../../features/webhook/send-deliveries.js';
import type { Webhook } from '../../features/webhook/webhook-store.js';
import { webhookSeals } from '../../features/webhook/webhook.store.js';
import { nachaFile } from '../../domain/payment/nacha-file.js';
import type { BankFileEntry, Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { AuditChain } from '../../platform/audit/audit-chain.js';
import type { ChainedEntry } from '../../platform/audit/audit-log-port.js';
import { writePrivately } from '../../platform/postgres/data-dir.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
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

const LONGEST_MS = 300_000;

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
      // Commands of the past are not repeated, and their loans not imported again.
      await tx.$executeRaw`DELETE FROM "IdempotencyKey"`;
      await tx.$executeRaw`UPDATE "Loan" SET "importDigest" = NULL WHERE "importDigest" IS NOT NULL`;
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
  const rows: object[] = [];
  for (const { loanId, wrappedFor, dataKey } of await tx.loanSeal.findMany()) {
    if (!dataKey) continue;
    const { key, wrapped } = await ring.newKey(dataKeyPlace(loanId));
    keys.set(loanId, { was: await packing.unwrap(dataKey, dataKeyPlace(wrappedFor)), now: key });
    rows.push({ loanId, dataKey: wrapped.toString('base64') });
  }
  await tx.$executeRaw`
    UPDATE "LoanSeal" SET "dataKey" = decode(n."dataKey", 'base64'), "wrappedFor" = n."loanId"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("loanId" text, "dataKey" text) WHERE "LoanSeal"."loanId" = n."loanId"`;
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
  const select = { loanId: true, identityPart: true } as const;
  const rows = (await tx.application.findMany({ select })).flatMap(({ loanId, identityPart }) => {
    const sealedWith = loans.get(loanId);
    if (!sealedWith || !identityPart) return [];
    const place = { table: 'Application', column: 'identityPart', row: loanId };
    const ssn = ssnOf(JSON.parse(open(sealedWith.now, identityPart, place).toString()));
    const index = ssn === undefined ? null : ssnIndex(key, ssn);
    return [{ loanId, index: index && Buffer.from(index).toString('base64') }];
  });
  await tx.$executeRaw`
    UPDATE "LoanSeal" SET "isIndexed" = false, "ssnIndex" = decode(n."index", 'base64')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("loanId" text, "index" text) WHERE "LoanSeal"."loanId" = n."loanId"`;
  await tx.$executeRaw`DELETE FROM "BlindIndex"`;
  await tx.$executeRaw`UPDATE "Repayment" SET "referenceDigest" = NULL WHERE "referenceDigest" IS NOT NULL`;
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
  const lines = new Map<string, FileLine[]>();
  for (const line of await tx.bankFileEntry.findMany({ orderBy: { position: 'asc' } }))
    getOrCreate(lines, line.fileId, (): FileLine[] => []).push(line);
  const rows = (await tx.bankFile.findMany()).map((file) => {
    const frame = openFrame(key.was, file);
    const digest = file.digest && fileDigest(key.now, loans, frame, lines.get(file.id) ?? []);
    return {
      id: file.id,
      frame: sealedFrame(key.now, file.id, frame).toString('base64'),
      digest: digest?.toString('base64') ?? null,
    };
  });
  await tx.$executeRaw`
    UPDATE "BankFile" SET "frame" = decode(n."frame", 'base64'), "digest" = decode(n."digest", 'base64')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("id" text, "frame" text, "digest" text) WHERE "BankFile"."id" = n."id"`;
  // The bytes of these files are not kept: none is found by a digest of the past.
  for (const { digest } of await tx.bankReturnFile.findMany())
    await tx.bankReturnFile.update({ where: { digest }, data: { digest: new Uint8Array(randomBytes(DIGEST_BYTES)) } });
}

type FileLine = BankFileEntry & BatchKind;

const DIGEST_BYTES = 32;

/** As an export makes it. Where a borrower was erased the file cannot be written again, and its digest only says that there was one. */
function fileDigest(
  key: Uint8Array,
  loans: LoanKeys,
  frame: Parameters<typeof nachaFile>[0],
  lines: readonly FileLine[],
): Buffer {
  const writer = nachaFile(frame);
  const hash = createHash('sha256').update(writer.begin());
  for (const { fileId, loanId, position, batch, line, entryClass, isRetry } of lines) {
    const sealedWith = loans.get(loanId);
    if (!sealedWith || !line) return randomBytes(DIGEST_BYTES);
    const entry = open(sealedWith.now, line, linePlace(fileId, position)).toString();
    hash.update(writer.add(entry, batch, { entryClass, isRetry }));
  }
  hash.update(writer.end());
  return createHmac('sha256', key).update(hash.digest('hex')).digest();
}

async function sealWebhooksAgain(tx: Transaction, key: Changed): Promise<void> {
  const [was, now] = [webhookSeals(key.was), webhookSeals(key.now)];
  const again = (column: 'target' | 'excerpt', id: string, sealed: Uint8Array) =>
    new Uint8Array(now.seal(column, id, was.open(column, id, sealed)));
  for (const { id, target } of await tx.webhook.findMany()) {
    const { url } = JSON.parse(was.open('target', id, target)) as Pick<Webhook, 'url'>;
    const renewed = now.seal('target', id, JSON.stringify({ url, secrets: [{ secret: newSecret() }] }));
    await tx.webhook.update({ where: { id }, data: { target: new Uint8Array(renewed) } });
  }
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
    if (made.every((client) => client.role !== role)) made.push({ role, ...credentials });
  }
  return ROLES.flatMap((role) => made.filter((client) => client.role === role));
}
