import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataKeyPlace } from '../../src/features/loan/loan-seals.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { open, seal } from '../../src/platform/sealing/sealed-box.js';
import { OLDER_KEYS, openOlderDatabase } from '../support/older-database.js';
import type { TestDatabase } from '../support/open-test-database.js';
import { openWorld, type World } from '../support/world.js';

const ring = new KeyRing(OLDER_KEYS.masterKeys);
const hex = (bytes: Uint8Array) => `'\\x${Buffer.from(bytes).toString('hex')}'::bytea`;

/** As the first version did when it found the social security number: one person, one key, for two lenders. */
async function merge(database: TestDatabase, loanId: string, into: string): Promise<string> {
  const read = <Row>(sql: string) => database.prisma.$queryRawUnsafe<Row[]>(sql);
  const holderOf = async (id: string) => {
    const [row] = await read<{ id: string; dataKey: Uint8Array }>(
      `SELECT b."id", b."dataKey" FROM "Loan" l JOIN "Borrower" b ON b."id" = l."borrowerId" WHERE l."id" = '${id}'`,
    );
    return { id: row!.id, key: await ring.unwrap(row!.dataKey, dataKeyPlace(row!.id)) };
  };
  const [from, to] = [await holderOf(loanId), await holderOf(into)];
  for (const column of ['personalPart', 'identityPart']) {
    const [row] = await read<{ sealed: Uint8Array }>(
      `SELECT "${column}" AS "sealed" FROM "Application" WHERE "loanId" = '${loanId}'`,
    );
    const place = { table: 'Application', column, row: loanId };
    const moved = seal(to.key, open(from.key, row!.sealed, place), place);
    await database.run(`UPDATE "Application" SET "${column}" = ${hex(moved)} WHERE "loanId" = '${loanId}'`);
  }
  await database.run(`UPDATE "Loan" SET "borrowerId" = '${to.id}', "lenderId" = 'LEN-2' WHERE "id" = '${loanId}'`);
  return to.id;
}

let world: World;
let merged: string;
let imported: string;
beforeAll(async () => {
  const database = await openOlderDatabase();
  merged = await merge(database, 'LN-CREATED', 'LN-APPROVED');
  await database.run(`UPDATE "Loan" SET "lenderId" = 'LEN-2', "borrowerId" =
    (SELECT "borrowerId" FROM "Loan" WHERE "id" = 'LN-IMPORTED-ACTIVE') WHERE "id" = 'LN-BEFORE-ACCOUNTS'`);
  await database.migrate();
  world = await openWorld({ database, config: { keys: OLDER_KEYS } });
  imported = await borrowerOf('LN-IMPORTED-ACTIVE');
});
afterAll(() => world.close());

const borrowerOf = async (id: string) => (await world.prisma.loan.findUniqueOrThrow({ where: { id } })).borrowerId;

it('a person whom two lenders made of one application each becomes two, and all that is sealed still opens', async () => {
  const split = await borrowerOf('LN-CREATED');
  expect(await borrowerOf('LN-APPROVED')).toBe(merged);
  expect(split).not.toBe(merged);
  const underwriter = await world.client('UNDERWRITER');
  const { loans } = await underwriter.data<{ loans: { edges: { node: object }[] } }>(
    '{ loans(first: 50) { edges { node { id borrower { id firstName ssn } record { request } } } } }',
  );
  const nodes = loans.edges.map(({ node }) => node);
  expect(nodes).toContainEqual(
    expect.objectContaining({
      id: 'LN-CREATED',
      borrower: { id: `borrower:${split}`, firstName: 'Ada', ssn: '555-55-5555' },
    }),
  );
  expect(nodes).toContainEqual(
    expect.objectContaining({
      id: 'LN-APPROVED',
      borrower: expect.objectContaining({ id: `borrower:${merged}` }) as unknown,
    }),
  );
});

it('ids that records brought along stay', async () => {
  expect(await borrowerOf('LN-BEFORE-ACCOUNTS')).toBe(imported);
});

it("the borrower's own client goes on seeing both, as someone who saw all loans had joined them", async () => {
  const own = await world.client('BORROWER', { borrower: merged });
  const { loans } = await own.data<{ loans: { edges: { node: { id: string } }[] } }>(
    '{ loans { edges { node { id } } } }',
  );
  expect(loans.edges.map(({ node }) => node.id).sort()).toEqual(['LN-APPROVED', 'LN-CREATED']);
});
