import { createHmac } from 'node:crypto';
import type { IdempotencyScope, IdempotencyStore, Json } from '../../app/ports.js';
import { canonicalJson } from '../canonical-json.js';
import type { Prisma } from '../../generated/prisma/client.js';

/**
 * The key row and the work it stands for commit together, so a crash leaves both or neither. Inputs are kept as a keyed
 * hash: a plain one would let a stolen table be searched for a known SSN.
 */
export function idempotencyStore(tx: Prisma.TransactionClient, inputKey: Uint8Array): IdempotencyStore {
  const inputHash = (input: Json) => createHmac('sha256', inputKey).update(canonicalJson(input)).digest();
  return {
    tryLock: async (scope) => {
      const [row] = await tx.$queryRaw<
        { locked: boolean }[]
      >`SELECT pg_try_advisory_xact_lock(${lockNumber(scope)}) AS locked`;
      return row?.locked === true;
    },
    find: async (scope, input) => {
      const row = await tx.idempotencyKey.findUnique({ where: { clientId_operation_key: scope } });
      if (!row) return undefined;
      return { sameInput: inputHash(input).equals(row.inputHash), answer: row.answer as Json };
    },
    save: async (scope, input, answer) => {
      await tx.idempotencyKey.create({
        data: { ...scope, inputHash: new Uint8Array(inputHash(input)), answer: answer as Prisma.InputJsonValue },
      });
    },
  };
}

const lockNumber = ({ clientId, operation, key }: IdempotencyScope): bigint =>
  createHmac('sha256', 'idempotency')
    .update(JSON.stringify([clientId, operation, key]))
    .digest()
    .readBigInt64BE();
