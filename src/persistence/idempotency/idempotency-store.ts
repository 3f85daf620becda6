import { createHmac } from 'node:crypto';
import type { IdempotencyScope, IdempotencyStore, Json } from '../../app/ports.js';
import type { Prisma } from '../../generated/prisma/client.js';

/**
 * The key row and the work it stands for commit together, so a crash leaves both or neither. Inputs are kept as a keyed
 * hash: a plain one would let a stolen table be searched for a known SSN.
 */
export function idempotencyStore(tx: Prisma.TransactionClient, inputKey: Uint8Array): IdempotencyStore {
  const inputHash = (input: Json) => createHmac('sha256', inputKey).update(canonical(input)).digest();
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

/** The same input whatever the order of its members. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
