import type { IdempotencyScope } from '../../platform/idempotency/idempotency.js';
import type { Json } from '../../platform/runtime/json.js';
import type { Database } from '../../platform/postgres/database.js';
import { migrationNames } from '../../platform/postgres/migrations.js';
import { answerPlace, hashedScope } from '../../platform/idempotency/idempotency-store.js';
import { checkMasterKeys, type KeyRing, readSystemKey } from '../../platform/sealing/key-ring.js';
import { loanSeals } from '../../features/loan/loan-seals.js';
import { indexEarlierLoans, indexEarlierReferences, sealEarlierParts } from './earlier-indexes.js';
import {
  sealEarlierCashflows,
  sealEarlierPayments,
  sealEarlierTexts,
  type UpgradeStep,
  type Upgrading,
} from './earlier-texts.js';

const AT_ONCE = 200;

const CLEAR = `SELECT "clientId", "operation", "key", "answer" FROM "IdempotencyKey" WHERE "key" NOT LIKE 'h1:%' LIMIT ${AT_ONCE}`;
const SEALED = `UPDATE "IdempotencyKey" SET "key" = $4, "answer" = $5::jsonb, "sealedAnswer" = $6, "loanId" = $7
  WHERE "clientId" = $1 AND "operation" = $2 AND "key" = $3`;

interface KeyRow extends IdempotencyScope {
  readonly answer: { readonly value?: { readonly loanId?: string; readonly repayment?: Json } } & Json;
}

/** Keys in the clear become hashes, and answers that tell of a repayment, which has texts, are sealed. */
const sealEarlierKeys: UpgradeStep = async (session, { ring, inputKey }) => {
  if (!inputKey) return 0;
  const seals = loanSeals(session, ring);
  const rows = await session.read<KeyRow>({ text: CLEAR, values: [] });
  for (const { answer, ...scope } of rows) {
    const hashed = hashedScope(inputKey, scope);
    const loanId = answer.value?.repayment === undefined ? undefined : answer.value.loanId;
    const json = JSON.stringify(answer);
    const sealed =
      loanId === undefined
        ? [json, null, null]
        : [null, (await seals(loanId))?.seal(json, answerPlace(hashed)) ?? null, loanId];
    await session.write({
      text: SEALED,
      values: [scope.clientId, scope.operation, scope.key, hashed.key, ...sealed],
    });
  }
  return rows.length;
};

/**
 * Work that SQL alone cannot do, because it takes keys. Each step does some rows and says how many; none when all are done.
 * What is found by digests is read from what is sealed, so that comes last.
 */
const STEPS = [
  sealEarlierTexts,
  sealEarlierPayments,
  sealEarlierCashflows,
  sealEarlierParts,
  sealEarlierKeys,
  indexEarlierLoans,
  indexEarlierReferences,
];

/** An embedded database that was brought up to this has nothing left for any step: no other process can have written to it. */
const thisVersion = () => `${migrationNames().at(-1) ?? 'none'} and ${STEPS.length} steps`;

/** Any fixed number that no one else in this database uses. */
const UPGRADE_LOCK = '7201944311';
const LONGEST_MS = 60_000;

/**
 * Brings a database up to date before anything is read of it: its schema, then what an earlier version kept in the clear
 * or had no digests of. That goes in batches, each a transaction of its own: a run that was cut off goes on where it stood, several processes at
 * once take turns, and one that finds nothing to do asks a few empty indexes in one transaction.
 */
export async function upgradeDatabase(
  database: Pick<Database, 'migrate' | 'prisma' | 'transact' | 'broughtUpTo'>,
  ring: KeyRing,
  onRows: (done: number) => void = () => undefined,
): Promise<void> {
  await database.migrate();
  await checkMasterKeys(database.prisma, ring);
  const version = thisVersion();
  if ((await database.broughtUpTo?.read()) === version) return;
  // A database that has no such keys yet has nothing under them, and is not to look like one in use.
  const upgrading = {
    ring,
    inputKey: await readSystemKey(database.prisma, ring, 'idempotency-input'),
    blindIndexKey: await readSystemKey(database.prisma, ring, 'ssn-index'),
  };
  let done = 0;
  for (let next = await batch(database, 0, upgrading); next; next = await batch(database, next.step, upgrading)) {
    done += next.rows;
    onRows(done);
  }
  await database.broughtUpTo?.keep(version);
}

/** Some rows of the first step, from one on, that has any; undefined when none has. */
const batch = ({ transact }: Pick<Database, 'transact'>, from: number, upgrading: Upgrading) =>
  transact(LONGEST_MS, async (session) => {
    await session.read({ text: 'SELECT pg_advisory_xact_lock($1::bigint)::text', values: [UPGRADE_LOCK] });
    for (const [offset, step] of STEPS.slice(from).entries()) {
      const rows = await step(session, upgrading);
      if (rows > 0) return { step: from + offset, rows };
    }
    return undefined;
  });
