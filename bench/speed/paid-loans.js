import { addDays, addMonths, laterOf } from '../../dist/modules/domain/calendar.js';
import { accruedTo, interestReceivable } from '../../dist/modules/domain/ledger/balances.js';
import { postingsOf } from '../../dist/modules/domain/ledger/postings.js';
import { servicingFigures } from '../../dist/modules/domain/loan/servicing-figures.js';
import { openAccount, openedOn, withEntries } from '../../dist/modules/domain/loan/servicing-terms.js';
import { entryRow, postingRows } from '../../dist/modules/features/loan/account/entry-row.js';
import { termsOf } from '../../dist/modules/features/loan/account/terms-row.js';
import { DISTINCT, numberOf } from './data.js';
import { BOARDED_ON, CLOSED } from './days.js';

const BATCH = 25;
const TIMEOUT_MS = 60_000;
const PAID_AHEAD_DAYS = 20;
/** Of twenty loans so many have missed installments. */
const MISSED = new Map([
  [3, 2],
  [7, 3],
  [11, 5],
]);
/** The payments were made before the first day that the bench closes. */
const PAID_THROUGH = addDays(CLOSED.from, -1);

/** Pays what fell due on active loans since they were imported: about two years of payments. Some loans are late by now. */
export async function payForTwoYears(databases) {
  const loans = await databases.prisma.loan.findMany({
    where: { loanStatus: 'ACTIVE' },
    orderBy: { id: 'asc' },
    include: { servicingTerms: true },
  });
  const lives = new Map();
  const lifeOf = (loan) => {
    const kind = numberOf(loan.id) % DISTINCT;
    const life = lives.get(kind) ?? paidLife(loan.servicingTerms, MISSED.get(kind % 20) ?? 0);
    lives.set(kind, life);
    return life;
  };
  for (let from = 0; from < loans.length; from += BATCH) {
    const rows = loans.slice(from, from + BATCH).map((loan) => rowsOf(loan, lifeOf(loan)));
    await insert(databases, rows);
  }
}

async function insert({ prisma, client }, rows) {
  const all = (name) => rows.flatMap((row) => row[name]);
  await prisma.repayment.createMany({ data: all('repayments') });
  await prisma.accountEntry.createMany({ data: all('entries') });
  const postings = all('postings');
  // Together, as a posting must sum to zero.
  await prisma.$transaction(
    [
      prisma.ledgerPosting.createMany({ data: postings.map(({ posting }) => posting) }),
      prisma.ledgerEntry.createMany({ data: postings.flatMap(({ entries }) => entries) }),
    ],
    { timeout: TIMEOUT_MS },
  );
  await prisma.loanEvent.createMany({ data: all('events') });
  await prisma.valuation.createMany({ data: rows.map(({ valuation }) => valuation) });
  await updateAll(client, 'Loan', 'id', all('columns'));
  await updateAll(client, 'DelinquencyStanding', 'loanId', all('standing'));
}

/** Sets the columns that the first of the rows has. */
async function updateAll(client, table, key, rows) {
  const columns = Object.keys(rows[0]).filter((column) => column !== key);
  const set = columns.map((column) => `"${column}" = made."${column}"`).join(', ');
  await client.query(
    `UPDATE "${table}" SET ${set} FROM jsonb_populate_recordset(NULL::"${table}", $1) made WHERE "${table}"."${key}" = made."${key}"`,
    [JSON.stringify(rows)],
  );
}

/** Each payment with what it posts, and the account after all of them. */
function paidLife(terms, missed) {
  const { value: opened } = openAccount(termsOf(terms), []);
  const start = openedOn(opened);
  // The last one would close the loan.
  const due = opened.terms.installments.slice(0, -1).filter(({ dueDate }) => dueDate > start);
  const days = due.map(({ dueDate, amount }) => ({ amount, on: laterOf(addDays(dueDate, -PAID_AHEAD_DAYS), start) }));
  const paid = days.filter(({ on }) => on <= PAID_THROUGH);
  let account = opened;
  const steps = paid.slice(0, paid.length - missed).map(({ amount, on }, index) => {
    const entry = { id: `${index}`, sequence: index + 1, kind: 'PAYMENT', amount, effectiveOn: on };
    const before = account;
    const after = withEntries(before, [entry]);
    account = accruedTo(after, after.history.state.accruesFrom);
    return { entry, postings: postingsOf([entry], before, account) };
  });
  return { steps, account };
}

function rowsOf(loan, { steps, account }) {
  const { id } = loan;
  const idOf = (place) => `RP-${id}-${place}`;
  const paid = steps.map(({ entry, postings }) => {
    const at = new Date(`${entry.effectiveOn}T15:00:00Z`);
    const repaymentId = idOf(entry.id);
    return {
      repayment: repaymentRow(id, repaymentId, entry, at),
      entry: entryRow(id, { ...entry, id: repaymentId }, at),
      events: ['submitRepayment', 'acknowledgeRepayment'].map((command, place) =>
        eventRow(loan, { command, sequence: 2 * entry.sequence + place, repaymentId, entry, at }),
      ),
      postings: postings.map((posting) =>
        postingRows(
          id,
          posting.repaymentId ? { ...posting, repaymentId: idOf(posting.repaymentId) } : posting,
          entry.effectiveOn,
          at,
        ),
      ),
    };
  });
  return {
    repayments: paid.map(({ repayment }) => repayment),
    entries: paid.map(({ entry }) => entry),
    postings: paid.flatMap(({ postings }) => postings),
    events: paid.flatMap(({ events }) => events),
    valuation: valuationRow(loan),
    columns: columnsOf(loan, account),
    standing: standingOf(loan, account),
  };
}

const repaymentRow = (loanId, id, { amount, effectiveOn }, at) => ({
  id,
  loanId,
  state: 'SETTLED',
  amount: amount.toFixed(2),
  effectiveDate: new Date(effectiveOn),
  method: 'ACH',
  initiatedAt: at,
  submittedAt: at,
  acknowledgedAt: at,
});

const eventRow = ({ id, loanStatus, encumberedStatus }, { command, sequence, repaymentId, entry, at }) => ({
  id: `EV-${id}-${sequence}`,
  loanId: id,
  sequence,
  command,
  at,
  clientId: 'bench',
  requestId: 'bench',
  effectiveDate: new Date(entry.effectiveOn),
  fromState: loanStatus,
  toState: loanStatus,
  fromLien: encumberedStatus,
  toLien: encumberedStatus,
  repaymentId,
  amounts: { amount: entry.amount.toFixed(2) },
});

const valuationRow = ({ id, collateralAmount }) => ({
  id: `VL-${id}`,
  loanId: id,
  amount: collateralAmount ?? '10000.00',
  valuedOn: new Date(addMonths(BOARDED_ON, 12)),
  recordedAt: new Date(addMonths(BOARDED_ON, 12)),
});

const columnsOf = ({ id, defaultProbability, riskRating }, account) => ({
  id,
  ...servicingFigures(account, PAID_THROUGH, {
    defaultProbability: defaultProbability?.toFixed() ?? null,
    riskRating,
  }),
});

const standingOf = ({ id: loanId }, account) => ({
  loanId,
  figuresOn: PAID_THROUGH,
  reviewOn: PAID_THROUGH,
  accruedThrough: account.accruedThrough ?? PAID_THROUGH,
  interestReceivable: interestReceivable(account).toFixed(2),
});
