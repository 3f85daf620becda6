import { expect, it } from 'vitest';

const { classOf } = (await import(new URL('../../scripts/support/classify-statement.js', import.meta.url).href)) as {
  classOf: (text: string, isCommand?: boolean) => string | undefined;
};

it.each([
  ['BEGIN', undefined],
  ['SELECT "hash" FROM "AuditEntry" WHERE "seq" = $1', 'no loan'],
  ['SELECT "loanId" FROM "IdempotencyKey" WHERE "clientId" = $1', 'no loan'],
  ['SELECT 1 AS "one" FROM "Hold" WHERE "loanId" = $1 AND "id" = $2', 'one loan'],
  ['SELECT * FROM (SELECT "grade" FROM "Loan"\n  WHERE "id" = $1 AND TRUE FOR UPDATE) AS "locked"', 'one loan'],
  ['UPDATE "Loan" SET "grade" = $1 WHERE "id" = $2', 'one loan'],
  ['INSERT INTO "Hold" ("id","loanId") VALUES ($1,$2)', 'one loan'],
  ['INSERT INTO "Hold" ("id","loanId") VALUES ($1,$2),($3,$4)', 'loans by id'],
  ['SELECT "id" FROM "Hold" WHERE "loanId" = ANY((SELECT $1::text[])::text[])', 'loans by id'],
  ['SELECT "id" FROM "Loan" WHERE "id" = ANY($1::text[]) FOR UPDATE', 'loans by id'],
  ['SELECT "loanId" FROM "Hold" WHERE "id" = $1', 'by another id'],
  ['INSERT INTO "DocumentContent" ("documentId","bytes") VALUES ($1,$2)', 'by another id'],
  ['SELECT "id" FROM "Loan" WHERE "borrowerId" = $1', 'by a person'],
  [
    'SELECT "Loan"."id" FROM "Loan" WHERE "Loan"."id" = ANY(ARRAY(SELECT "loanId" FROM "BlindIndex" WHERE "digest" = ANY($1)))',
    'by a person',
  ],
  ['SELECT count(*) FROM "Loan" WHERE "lenderId" = $1', 'lists and sums'],
  [
    'SELECT "id" FROM "Hold" WHERE "loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE "lenderId" = $1)',
    'lists and sums',
  ],
])('%s is %s', (text, kind) => {
  expect(classOf(text)).toBe(kind);
});

it('a command adds its rows to one loan', () => {
  expect(classOf('INSERT INTO "Hold" ("id","loanId") VALUES ($1,$2),($3,$4)', true)).toBe('one loan');
});
