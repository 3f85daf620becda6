import { randomUUID } from 'node:crypto';
import { milliseconds } from './results.js';

const PAGE = `query ($after: String) { loans(first: 100, after: $after) {
  edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
const SUBMIT = `mutation ($input: SubmitRepaymentInput!) { submitRepayment(input: $input) {
  ... on RepaymentUpdated { repayment { id } } } }`;
const SETTLE = `mutation ($input: AcknowledgeRepaymentInput!) { acknowledgeRepayment(input: $input) {
  ... on RepaymentUpdated { repayment { state } } } }`;

/** Reads so many loans page by page while others are inserted and paid: each that was there is seen exactly once. */
export async function deepPaging({ prisma, client }, count) {
  const ask = await client('SERVICER');
  const there = await prisma.$queryRawUnsafe(
    `SELECT "id" FROM "Loan" ORDER BY "createdAt" DESC, "id" DESC LIMIT ${count}`,
  );
  const owing = await prisma.$queryRawUnsafe(
    `SELECT "id" FROM "Loan" WHERE "loanStatus" = 'ACTIVE' AND "remainingBalance" > 1000 LIMIT 20000`,
  );
  const last = there.at(-1).id;
  const times = new Map();
  let done = false;
  const read = async () => {
    for (let after; !times.has(last);) {
      const { loans } = await ask(PAGE, { after });
      for (const { node } of loans.edges) times.set(node.id, (times.get(node.id) ?? 0) + 1);
      if (!loans.pageInfo.hasNextPage) break;
      after = loans.pageInfo.endCursor;
    }
    done = true;
  };
  let [inserted, paid] = [0, 0];
  const insert = async () => {
    for (; !done; inserted += 1) await insertCopy(prisma);
  };
  const pay = async () => {
    for (; !done && owing.length > 0; paid += 1) await payOne(ask, owing.pop().id);
  };
  const time = await milliseconds(() => Promise.all([read(), insert(), pay()]));
  const wrong = there.filter(({ id }) => times.get(id) !== 1);
  if (wrong.length > 0) throw new Error(`${wrong.length} loans were not seen exactly once`);
  return [
    ['loans that were there, each seen exactly once', there.length],
    ['seconds', (time / 1000).toFixed(0)],
    ['loans inserted meanwhile', inserted],
    ['loans paid meanwhile', paid],
  ];
}

/** At any time of the list's whole span. */
const insertCopy = (prisma) =>
  prisma.$executeRaw`
    INSERT INTO "Loan" ("id", "applicationId", "borrowerId", "loanType", "principalAmount", "loanStatus", "createdAt")
    SELECT ${`LN-${randomUUID()}`}, 'APP', "borrowerId", "loanType", "principalAmount", 'CREATED',
      "createdAt" - random() * interval '5 years'
    FROM "Loan" LIMIT 1`;

async function payOne(ask, loanId) {
  const input = (more) => ({ input: { idempotencyKey: randomUUID(), ...more } });
  const { submitRepayment } = await ask(SUBMIT, input({ loanId, amount: '100.00', method: 'ACH' }));
  const repaymentId = submitRepayment.repayment.id;
  await ask(SETTLE, input({ repaymentId, outcome: 'SETTLED' }));
}
