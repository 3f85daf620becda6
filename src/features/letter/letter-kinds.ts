import { type DocumentNode, parse } from 'graphql';
import type { VisibilityClass } from '../../domain/access/roles.js';

export const LETTER_KINDS = [
  'WELCOME',
  'STATEMENT',
  'RECEIPT',
  'PAYOFF',
  'PAID_IN_FULL',
  'LIEN_RELEASE',
  'RIGHT_TO_CURE',
  'SALE_NOTICE',
  'DEFICIENCY',
  'VARYING_DEBIT',
  'SERVICEMEMBER',
  'SERVICING_TRANSFER',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export const isLetterKind = (text: string): text is LetterKind => (LETTER_KINDS as readonly string[]).includes(text);

/** What the graph answered of a loan, as JSON. */
export type LoanFacts = Readonly<Record<string, unknown>>;

/** What a letter needs besides the loan. */
export type LetterOption = 'goodThrough' | 'from' | 'through' | 'repaymentId' | 'salePlace';

interface LetterSpec {
  /** For descriptions. */
  readonly meaning: string;
  /** The data: fields of the loan that `$loanId` names. */
  readonly fields: string;
  readonly variables?: string;
  /** Fields of the query beside the loan. */
  readonly beside?: string;
  readonly options?: readonly LetterOption[];
  /** Why the loan has no such letter now; undefined if it has. */
  readonly obstacle?: (loan: LoanFacts, options: LetterOptions, beside: LoanFacts) => string | undefined;
}

/** Days as YYYY-MM-DD. */
export type LetterOptions = Readonly<Partial<Record<LetterOption, string | undefined>>>;

/** Whom it is for, and what it is about. */
const ADDRESSED = `id lenderId loanServicer loanStatus
  borrower { firstName middleInitial lastName address streetNumber unitNumber city state zip }
  application { vehicle { year make model vin } }`;

/** Read for the choice of template and delivery, and never shown. */
const CHOOSING = `contactPreferences { language electronicConsentOn }`;

const FUNDED = new Set<unknown>(['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF']);
const NOT_FUNDED = 'The loan is not funded.';
const unlessFunded = ({ loanStatus }: LoanFacts) => (FUNDED.has(loanStatus) ? undefined : NOT_FUNDED);

/** A member of an object that may be absent. */
const at = (facts: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as LoanFacts | null | undefined)?.[name], facts);

export const LETTERS: Readonly<Record<LetterKind, LetterSpec>> = {
  WELCOME: {
    meaning: 'Welcome letter: terms, first payment and how to pay.',
    fields: `principalAmount interestRate aprPercent firstPaymentDate maturityDate installmentCount paymentFrequency
      autoLoan { scheduledPayment } rules { lateFee graceDays }`,
    obstacle: unlessFunded,
  },
  STATEMENT: {
    meaning: 'Account statement: balances, what is due, and payments and fees of a period.',
    fields: `... on Loan { remainingBalance creditBalance nextPaymentDate autoLoan { currentPaymentDue }
      delinquency { pastDueAmount daysPastDue feesDue }
      repayments(first: 100, filter: { state: [SETTLED], effectiveDate: { from: $from, until: $until } },
        orderBy: { field: EFFECTIVE_DATE, direction: ASC }) {
        totalCount nodes { effectiveDate amount method allocation { principal interest fees } } }
      fees(first: 100) { totalCount nodes { assessedOn kind assessed outstanding } } }`,
    variables: '$from: Date!, $until: Date!',
    options: ['from', 'through'],
    obstacle: (loan) =>
      unlessFunded(loan) ??
      (Number(at(loan, 'repayments', 'totalCount')) > 100 || Number(at(loan, 'fees', 'totalCount')) > 100
        ? 'The period has more than 100 payments, or the loan more than 100 fees. Choose a shorter period.'
        : undefined),
  },
  RECEIPT: {
    meaning: 'Receipt of a settled payment.',
    fields: `remainingBalance`,
    variables: '$repaymentId: ID!',
    beside: `repayment(id: $repaymentId) { id loanId state amount effectiveDate method
      allocation { principal interest fees recovery credit } }`,
    options: ['repaymentId'],
    obstacle: (loan, _options, { repayment }) => {
      if (at(repayment, 'loanId') !== loan.id) return 'The loan has no payment with this ID.';
      return at(repayment, 'state') === 'SETTLED' ? undefined : 'The payment is not settled.';
    },
  },
  PAYOFF: {
    meaning: 'Payoff letter: amount, per diem, last day, pending payments and refunds of products.',
    fields: `... on Loan { payoffQuote(goodThrough: $goodThrough) {
        asOf principal interest fees prepaymentPenalty amount perDiem goodThrough amountGoodThrough }
      creditBalance autopay { state nextPaymentOn }
      repayments(first: 20, filter: { state: [SUBMITTED] }, orderBy: { field: EFFECTIVE_DATE, direction: ASC }) {
        nodes { effectiveDate amount method } }
      products { kind coversThrough cancelledOn refundDue } }`,
    variables: '$goodThrough: Date!',
    options: ['goodThrough'],
    obstacle: ({ loanStatus }) => (loanStatus === 'ACTIVE' ? undefined : 'Only an active loan has a payoff.'),
  },
  PAID_IN_FULL: {
    meaning: 'Confirmation that the loan is paid in full.',
    fields: `principalAmount lastPaymentDate remainingBalance collateral { lien releaseDueOn } creditBalance`,
    obstacle: ({ loanStatus }) =>
      loanStatus === 'CLOSED' || loanStatus === 'CLOSED_EARLY' ? undefined : 'The loan is not paid in full.',
  },
  LIEN_RELEASE: {
    meaning: 'Confirmation that the lien on the vehicle is released.',
    fields: `collateral { lien }`,
    obstacle: (loan) => (at(loan, 'collateral', 'lien') === 'RELEASED' ? undefined : 'The lien is not released.'),
  },
  RIGHT_TO_CURE: {
    meaning: 'Notice of the right to cure a default.',
    fields: `delinquency { asOf pastDueAmount feesDue daysPastDue oldestOpenDueDate }
      collateral { repossession { cureNoticeOn cureBy repossessedOn } }`,
    obstacle: (loan) =>
      at(loan, 'collateral', 'repossession', 'cureBy') ? undefined : 'No notice of the right to cure is recorded.',
  },
  SALE_NOTICE: {
    meaning: 'Notification before the sale of a repossessed vehicle.',
    fields: `collateral { repossession { repossessedOn saleNoticeOn saleKind earliestSaleOn redeemedOn soldOn } }`,
    options: ['salePlace'],
    obstacle: (loan, { salePlace }) => {
      const sale = at(loan, 'collateral', 'repossession');
      if (!at(sale, 'saleNoticeOn') || at(sale, 'soldOn') || at(sale, 'redeemedOn'))
        return 'No notice of a sale is recorded, or the sale is over.';
      return at(sale, 'saleKind') === 'PUBLIC' && salePlace === undefined
        ? 'A public sale needs `salePlace`: its time and place.'
        : undefined;
    },
  },
  DEFICIENCY: {
    meaning: 'Explanation of a deficiency or surplus after a sale.',
    fields: `collateral { repossession { soldOn explanation {
      debt grossPrice debtLessPrice expenses productRefunds interestRebate credits deficiency surplus } } }`,
    obstacle: (loan) =>
      at(loan, 'collateral', 'repossession', 'explanation') ? undefined : 'No sale with its figures is recorded.',
  },
  VARYING_DEBIT: {
    meaning: 'Notice of a debit whose amount differs from the previous one.',
    fields: `autopay { accountLastFour }
      scheduledPayments(first: 20) { nodes { state notice { amount comparedWith collectOn dueBy sentOn } } }`,
    obstacle: (loan) =>
      (at(loan, 'scheduledPayments', 'nodes') as readonly LoanFacts[]).some(
        (payment) => payment.state === 'SCHEDULED' && at(payment, 'notice', 'sentOn') === null,
      )
        ? undefined
        : 'No notice of a varying debit is due.',
  },
  SERVICEMEMBER: {
    meaning: 'Confirmation of protections for a servicemember.',
    fields: `interestRate termHistory { from until annualRatePercent payment }
      holds(first: 20, activeOn: $today) { nodes { kind from until } }`,
    variables: '$today: Date!',
    obstacle: (loan) =>
      (at(loan, 'holds', 'nodes') as readonly LoanFacts[]).some(({ kind }) => kind === 'SERVICE_MEMBER')
        ? undefined
        : 'The loan has no active hold for military service.',
  },
  SERVICING_TRANSFER: {
    meaning: 'Notice that servicing moved to another company.',
    fields: `primaryServicerId nextPaymentDate ownership { ownerId from through }`,
    obstacle: (loan) =>
      (loan.ownership as readonly unknown[]).length > 1 ? undefined : 'The loan has had one owner only.',
  },
};

/** The classes of the values that letters show. */
export const LETTER_CLASSES = ['PUBLIC', 'SERVICING', 'PERSONAL'] as const satisfies readonly VisibilityClass[];

/** And of those that choose the template: only staff sees how a borrower wants to be contacted. */
export const READ_CLASSES = [...LETTER_CLASSES, 'STAFF'] as const satisfies readonly VisibilityClass[];

/** The query that reads a letter's data. */
export const letterQuery = (kind: LetterKind): string => {
  const { fields, variables, beside = '' } = LETTERS[kind];
  const declared = ['$loanId: ID!', ...(variables ? [variables] : [])].join(', ');
  return `query ${kind.toLowerCase().replace(/(^|_)(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase())}Letter(${declared}) {
    loan(id: $loanId) { ${ADDRESSED} ${fields} ${CHOOSING} } ${beside} }`;
};

const parsed = new Map<LetterKind, DocumentNode>();

export function letterDocument(kind: LetterKind): DocumentNode {
  const known = parsed.get(kind) ?? parse(letterQuery(kind));
  parsed.set(kind, known);
  return known;
}
