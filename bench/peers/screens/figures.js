// What is computed, by the pure functions of the gateway's own domain; only the reading is the peers'.
import { Buffer } from 'node:buffer';
import { payoffView } from '../../../dist/modules/features/repayment/quote-repayment.js';
import { LOAN_SORTS } from '../../../dist/modules/features/loan/loan-reader.js';
import { businessDayIn, businessDate, laterOf } from '../../../dist/modules/domain/calendar.js';
import { bucketOf, daysOf } from '../../../dist/modules/domain/delinquency/delinquency.js';
import { paymentHistory } from '../../../dist/modules/domain/loan/payment-history.js';
import { joinedSpells, spellsIn, stretchesOf } from '../../../dist/modules/domain/loan/spells.js';
import '../../../dist/modules/gateway/graph/features.js';
import { offeredOnLoans } from '../../../dist/modules/features/command/registry.js';
import { isAllowed } from '../../../dist/modules/features/loan/loan-rules.js';
import { PROGRESS, stageOf } from '../../../dist/modules/domain/loan/progress.js';
import { accountOn, openAccount, withLateFees } from '../../../dist/modules/domain/loan/servicing-terms.js';
import { decimal, sum } from '../../../dist/modules/domain/money.js';
import { delinquencyRate, ratio } from '../../../dist/modules/domain/portfolio/summary.js';
import { readValue } from '../../../dist/modules/domain/record/read-value.js';
import { readTradeLines } from '../../../dist/modules/domain/record/csv-rows.js';
import { quotePayoff } from '../../../dist/modules/domain/repayment/payoff.js';
import { scheduleOn } from '../../../dist/modules/domain/repayment/schedule-on.js';
import { encodeCursor } from '../../../dist/modules/platform/connection/cursor.js';
import { documentTickets } from '../../../dist/modules/features/document/document-tickets.js';
import { entryOf } from '../../../dist/modules/features/loan/account/entry-row.js';
import { termsOf } from '../../../dist/modules/features/loan/account/terms-row.js';
import { fieldsAt, REVIEW } from '../../speed/fields.js';
import { borrower } from '../support/graph.js';

const businessDay = businessDayIn('UTC');
export const today = () => businessDay(new Date());

/** With the late fees of today. Undefined for a loan without terms, which is not funded. No payment is pending here. */
export function accountOf(terms, entries) {
  if (!terms) return undefined;
  const opened = openAccount(termsOf(terms), entries.map(entryOf));
  return opened.ok ? withLateFees(terms.loanId, opened.value, today(), []).account : undefined;
}

export function payoffOf(account) {
  if (!account) return null;
  const asOf = laterOf(today(), account.history.state.accruesFrom);
  return payoffView(quotePayoff(account.terms, account.history.state, asOf, asOf));
}

export function scheduleOf(account, { first }) {
  const on = today();
  const then = account && accountOn(account, on);
  if (!then) return null;
  const installments = scheduleOn(then, on).slice(0, first);
  return connection(
    installments.map(({ number, dueDate, amount, unpaid }) => ({
      number,
      dueDate,
      amount: amount.toFixed(2),
      open: unpaid.toFixed(2),
    })),
  );
}

export const connection = (nodes) => ({ edges: nodes.map((node) => ({ node })) });

export const servicingStage = ({ loanStatus }, changes) => {
  const { stage, reachedAt } = stageOf(PROGRESS.servicing, loanStatus, changes);
  return { stage, reachedAt: reachedAt?.toISOString() ?? null };
};

export const commandsOf = ({ loanStatus, encumberedStatus }) => [
  ...offeredOnLoans()
    .filter((rules) => isAllowed(rules, { loanStatus, encumberedStatus }))
    .map(({ name }) => name),
];

const PERSON = fieldsAt('Borrower', 'firstName lastName ssn dateOfBirth income employmentCompany').map((field) => [
  field.part.split('.')[1],
  field,
]);

export const recordIdOf = (id) => id.slice('borrower:'.length);

/** All that the screens show of a person. */
export function personOf(row, id) {
  const parts = borrower(row);
  const person = { id: `borrower:${id}` };
  for (const [part, { name, stored, kind }] of PERSON) person[name] = shown(kind, parts[part][stored]);
  return person;
}

const shown = (kind, value) => (value === undefined || value === null ? null : readValue(kind, value));

export function reviewOf({ loanId, values }) {
  const stored = JSON.parse(values);
  const review = { id: `risk-assessment:${loanId}` };
  for (const { name, kind } of REVIEW) review[name] = shown(kind, stored[name]);
  return review;
}

export const tradeLinesOf = (csv, { first }) =>
  connection(
    readTradeLines(csv)
      .slice(0, first)
      .map(({ other }) => ({ other })),
  );

const keys = [Buffer.alloc(32, 1)];
const { issue } = documentTickets(() => keys);

export async function linkTo({ id: documentId, loanId }) {
  const { token } = await issue({ documentId, loanId, clientId: 'CL-bench' });
  return { url: `http://127.0.0.1/documents/${token}` };
}

export function riskOf(loans) {
  const active = loans.filter(({ loanStatus }) => loanStatus === 'ACTIVE');
  const histories = loans.map(({ openedOn, terms, entries }) => {
    const account = accountOf(terms, entries ?? []);
    if (!account) return { openedOn: businessDate(openedOn), knownFrom: today(), spells: [] };
    const stretches = stretchesOf(account, today());
    return {
      openedOn: account.original.fundedOn,
      knownFrom: account.opening.accruesFrom,
      chargedOffOn: account.history.state.chargeOff?.on,
      spells: joinedSpells(stretches.flatMap((stretch) => spellsIn(accountOn(account, stretch.through), stretch))),
    };
  });
  return {
    activeLoans: active.length,
    exposure: sum(active.map(({ remainingBalance }) => decimal(remainingBalance ?? '0'))).toFixed(2),
    worstBucket: bucketOf(Math.max(0, ...active.map(({ currentDpd }) => currentDpd ?? 0))),
    paymentHistory: paymentHistory(histories, today()),
  };
}

const textOf = (figure) => figure?.toFixed() ?? null;
const amounts = ({ loans, balance, pastDue }) => ({ loans, remainingBalance: balance, pastDueAmount: pastDue });

/** Out of totals by bucket, the one without a bucket being that of all. */
export function summaryOf(totals, closedThrough) {
  const late = totals.filter(({ bucket, loans }) => bucket !== null && bucket !== '' && loans > 0);
  const balances = new Map(late.map(({ bucket, balance }) => [bucket, { balance: decimal(balance) }]));
  const over = (days) => textOf(delinquencyRate(balances, days));
  return {
    ...amounts(totals.find(({ bucket }) => bucket === null)),
    closedThrough,
    delinquencyRates: { over30: over(30), over60: over(60), over90: over(90) },
    byBucket: late.map((row) => ({ bucket: row.bucket, ...amounts(row) })),
  };
}

export function rollRatesOf(rows) {
  const rolls = rows.map(({ balance, ...roll }) => ({ ...roll, balance: decimal(balance) }));
  return rolls.map(({ month, fromBucket, toBucket, balance }) => {
    const before = rolls.filter((other) => other.month === month && other.fromBucket === fromBucket);
    const rate = ratio(balance, sum(before.map((other) => other.balance)));
    return { month, from: fromBucket, to: toBucket, rate: textOf(rate) };
  });
}

const CONDITIONS = {
  ids: (ids, parameter) => `"Loan"."id" = ANY(${parameter(ids)}::text[])`,
  loanStatus: (states) => `"loanStatus" IN (${states.map((state) => `'${state}'`)})`,
  bucket: (buckets) => `(${daysOf(buckets).map(daysSql).join(' OR ')})`,
  principalAmount: ({ from }, parameter) => `"principalAmount" >= ${parameter(from)}::numeric`,
  remainingBalance: ({ from }, parameter) => `"remainingBalance" >= ${parameter(from)}::numeric`,
};

/** The condition, the order, the parameters and the cursors of a list of loans. */
export function listing({ first, filter, orderBy }) {
  const { field = 'CREATED_AT', direction = 'DESC' } = orderBy ?? {};
  const column = LOAN_SORTS[field];
  const values = [first + 1];
  const parameter = (value) => `$${values.push(value)}`;
  const conditions = Object.entries(filter ?? {}).map(([name, asked]) => CONDITIONS[name](asked, parameter));
  return {
    rest: `${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
      ORDER BY "Loan"."${column}" ${direction} ${direction === 'DESC' ? 'NULLS LAST' : 'NULLS FIRST'}, "Loan"."id" ${direction} LIMIT $1`,
    values,
    cursorOf: (loan) => encodeCursor(`loans:${field}:${direction}`, { value: loan[column], id: loan.id }),
  };
}

const daysSql = ({ from, to }) =>
  `"currentDpd" >= ${from}${to === undefined || to === Infinity ? '' : ` AND "currentDpd" <= ${to}`}`;
