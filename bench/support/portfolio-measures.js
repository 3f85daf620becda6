import { compare, milliseconds, quiet } from './results.js';

const dist = (path) => import(`../../dist/modules/${path}.js`);
const [{ LOAN_SORTS }, { encodeCursor }, { pageSql }, { loanList }, { Prisma }] = await Promise.all(
  [
    'features/loan/loan-reader',
    'platform/connection/cursor',
    'platform/postgres/sql/keyset',
    'features/loan/loan.reader',
    'generated/prisma/client',
  ].map(dist),
);

const ROUNDS = 24;
const PAGE = `query ($first: Int, $after: String, $filter: LoanFilter, $orderBy: LoanOrder) {
  loans(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    edges { cursor node { id loanStatus grade principalAmount remainingBalance nextPaymentDate autoLoan { currentDpd } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const VIEWERS = [
  ['all loans', { kind: 'ALL' }, 'TRUE'],
  ['a lender', { kind: 'LENDER', id: 'LEN-5' }, `"lenderId" = 'LEN-5'`],
  ['a servicer', { kind: 'SERVICER', id: 'SRV-2' }, `'SRV-2' IN ("primaryServicerId", "secondaryServicerId")`],
];

/** First page, middle and last of every sort, for three viewers. */
export async function pagePlaces({ prisma, client }) {
  const rows = [];
  for (const [viewer, portfolio, within] of VIEWERS) {
    const ask = await client('SERVICER', portfolio);
    const [{ count }] = await prisma.$queryRawUnsafe(`SELECT count(*)::int AS count FROM "Loan" WHERE ${within}`);
    for (const sort of Object.keys(LOAN_SORTS)) {
      const after = (place) => cursorAt(prisma, sort, within, place);
      const cursors = [undefined, await after(Math.floor(count / 2)), await after(count - 101)];
      const orderBy = { field: sort, direction: 'DESC' };
      const pages = cursors.map((cursor, index) => async () => {
        const { loans } = await ask(PAGE, { first: 100, after: cursor, orderBy });
        if (loans.edges.length !== 100 || loans.pageInfo.hasNextPage !== index < 2) throw new Error('not that page');
      });
      const [first, middle, last] = await compare(pages, ROUNDS);
      const ratio = Math.max(middle, last) / first;
      rows.push([viewer, sort, ...[first, middle, last].map((time) => time.toFixed(1)), ratio.toFixed(2)]);
    }
  }
  return rows;
}

async function cursorAt(prisma, sort, within, skip) {
  const column = LOAN_SORTS[sort];
  const [{ id, value }] = await prisma.$queryRawUnsafe(
    `SELECT "id", to_jsonb("${column}") AS value FROM "Loan" WHERE ${within}
     ORDER BY "${column}" DESC NULLS LAST, "id" DESC OFFSET ${skip} LIMIT 1`,
  );
  return encodeCursor(`loans:${sort}:DESC`, { value: cursorValue(column, value), id });
}

/** As the gateway writes it: instants in full, decimals as text. */
function cursorValue(column, value) {
  if (value === null || column === 'id') return value;
  if (column === 'createdAt') return new Date(value).toISOString();
  return column === 'currentDpd' ? value : String(value);
}

const today = new Date();
const inDays = (days) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const FILTERS = [
  [{}],
  [{ loanStatus: ['ACTIVE'] }],
  [{ loanStatus: ['CLOSED', 'CLOSED_EARLY'] }],
  [{ bucket: ['DAYS_30_59'] }],
  [{ bucket: ['DAYS_60_89', 'DAYS_90_119', 'DAYS_120_PLUS'] }],
  [{ bucket: ['DAYS_60_89', 'DAYS_90_119', 'DAYS_120_PLUS'] }, 'DAYS_PAST_DUE'],
  [{ loanStatus: ['ACTIVE'] }, 'DAYS_PAST_DUE'],
  [{ loanStatus: ['ACTIVE'] }, 'NEXT_PAYMENT_DATE'],
  [{ daysPastDue: { from: 90 } }],
  [{ paymentStatus: ['LATE_120_PLUS'] }],
  [{ paymentStatus: ['GRACE', 'PAID_OFF'] }],
  [{ grade: ['F'] }],
  [{ grade: ['A', 'B'] }],
  [{ grade: ['A', 'B'] }, 'REMAINING_BALANCE'],
  [{ riskRating: ['CRITICAL'] }],
  [{ lenderId: 'LEN-20' }],
  [{ lenderId: 'LEN-20' }, 'REMAINING_BALANCE'],
  [{ servicerId: 'SRV-3' }],
  [{ servicerId: 'SRV-3', bucket: ['DAYS_30_59'] }, 'DAYS_PAST_DUE'],
  [{ dealerState: ['WY'] }],
  [{ originationDate: { from: inDays(-400), to: inDays(-370) } }],
  [{ createdAt: { from: `${inDays(-400)}T00:00:00Z`, to: `${inDays(-370)}T00:00:00Z` } }],
  [{ maturityDate: { from: inDays(30), to: inDays(60) } }],
  [{ nextPaymentDate: { from: inDays(3), to: inDays(3) } }],
  [{ principalAmount: { from: '59000.00' } }],
  [{ remainingBalance: { from: '50000.00' } }],
  [{ remainingBalance: { from: '50000.00' } }, 'REMAINING_BALANCE'],
];

const named = (filter, sort) => `\`${JSON.stringify(filter).replaceAll('"', '')}\`${sort ? `, by ${sort}` : ''}`;

/** How each filter is carried out, and how long it takes. */
export async function filterPlans({ prisma, client }) {
  const ask = await client('SERVICER');
  const rows = [];
  for (const [filter, sort] of FILTERS) {
    const page = () => ask(PAGE, { first: 100, filter, ...(sort && { orderBy: { field: sort, direction: 'DESC' } }) });
    const [time] = await compare([page], ROUNDS);
    const count = await ask('query ($filter: LoanFilter) { loans(filter: $filter) { totalCount } }', { filter });
    const { daysPastDue, ...others } = filter;
    const listing = {
      filter: { ...others, ...(daysPastDue && { currentDpd: daysPastDue }) },
      sort: sort ?? 'CREATED_AT',
      direction: 'DESC',
    };
    const { read, indexes } = await planOf(prisma, listing);
    rows.push([named(filter, sort), count.loans.totalCount, time.toFixed(1), read, indexes.join(', ')]);
  }
  return rows;
}

async function planOf(prisma, listing) {
  const window = { direction: 'FORWARD', size: 100, after: undefined, before: undefined };
  const list = loanList(listing, new Set(), { kind: 'ALL' });
  const [row] = await prisma.$queryRaw(Prisma.sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${pageSql(list, window)}`);
  const flat = (node) => [node, ...(node.Plans ?? []).flatMap(flat)];
  const nodes = flat(row['QUERY PLAN'][0].Plan).filter((node) => node['Actual Loops'] > 0);
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
  if (scans.some((node) => node['Node Type'] === 'Seq Scan')) throw new Error(`a list reads the whole table`);
  return {
    read: scans.reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))].map((name) =>
      name.replace(/^Loan_(.*)_idx$/, '$1'),
    ),
  };
}

export async function totalCounts({ client }) {
  const ask = await client('SERVICER');
  const rows = [];
  for (const filter of [{}, { loanStatus: ['ACTIVE'] }, { bucket: ['DAYS_30_59'] }, { lenderId: 'LEN-5' }]) {
    const question = 'query ($filter: LoanFilter) { loans(first: 1, filter: $filter) { totalCount } }';
    const times = [];
    let count;
    for (let round = 0; round < 7; round += 1) {
      times.push(await milliseconds(async () => (count = (await ask(question, { filter })).loans.totalCount)));
    }
    rows.push([named(filter), count, quiet(times).toFixed(1)]);
  }
  return rows;
}

/** What the indexes cost where it shows: days past due change for every late loan every day. */
export async function writeRate({ prisma }) {
  let updated = 0;
  const time = await milliseconds(async () => {
    updated = await prisma.$executeRawUnsafe(
      `UPDATE "Loan" SET "currentDpd" = "currentDpd" + 1 WHERE "id" IN (SELECT "id" FROM "Loan" WHERE "currentDpd" > 0 LIMIT 20000)`,
    );
  });
  const [{ heap, indexes }] = await prisma.$queryRawUnsafe(
    `SELECT pg_size_pretty(pg_relation_size('"Loan"')) AS heap, pg_size_pretty(pg_indexes_size('"Loan"')) AS indexes`,
  );
  return [
    ['days past due changed, loans a second', Math.round(updated / (time / 1000))],
    ['table, all its indexes', `${heap}, ${indexes}`],
  ];
}
