import { type Scope, SCOPE_OF_CLASS, type VisibilityClass } from '../access/roles.js';
import type { BusinessDate } from '../calendar.js';
import { HOLD_KINDS, standsOn, type HoldDays, type HoldKind } from './hold.js';

/** What goes on by itself, or outside of here, and stops while a hold stands. */
export const HOLD_EFFECTS = {
  LATE_FEES: 'No late fee falls due on its days.',
  BUREAU_DELINQUENCY: 'The rating that credit reports print stays as it was when it began.',
  NOTICES: 'No letters and calls that ask for payment.',
  REPOSSESSION: 'No order to take the collateral.',
  SCHEDULED_PAYMENTS: 'No scheduled payment is collected on its days.',
} as const satisfies Readonly<Record<string, string>>;
export type HoldEffect = keyof typeof HOLD_EFFECTS;

interface HoldRow {
  readonly meaning: string;
  /** Who may know of it: all of these classes together. */
  readonly classes: readonly VisibilityClass[];
  readonly stops: readonly HoldEffect[];
  /** The law or the practice that it follows. */
  readonly source: string;
}

/**
 * THE table of holds, with FORBIDDEN_BY below. What tells something of the person is PERSONAL; what the borrower must not be
 * warned of, or what is prepared against them, is STAFF.
 */
export const HOLDS: Readonly<Record<HoldKind, HoldRow>> = {
  BANKRUPTCY: {
    meaning: 'The borrower is bankrupt: the automatic stay.',
    classes: ['SERVICING', 'PERSONAL'],
    stops: ['LATE_FEES', 'BUREAU_DELINQUENCY', 'NOTICES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '11 USC 362(a)(3)-(6); 11 USC 542 for money that is held; 11 USC 524(f) lets the borrower pay',
  },
  SERVICE_MEMBER: {
    meaning: 'The borrower is in military service.',
    classes: ['SERVICING', 'PERSONAL'],
    stops: ['LATE_FEES', 'BUREAU_DELINQUENCY', 'REPOSSESSION'],
    source: '50 USC 3937(d)(1), by which fees are interest; 50 USC 3952; 50 USC 3919',
  },
  DECEASED: {
    meaning: 'The borrower has died, and the estate is not settled.',
    classes: ['SERVICING', 'PERSONAL'],
    stops: ['LATE_FEES', 'BUREAU_DELINQUENCY', 'NOTICES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '12 CFR 1026.11(c) as practice; 12 CFR 1006.6(a)(4); UCC 9-611 for who is told of a sale',
  },
  DISPUTE: {
    meaning: 'The borrower disputes the debt.',
    classes: ['SERVICING'],
    stops: ['BUREAU_DELINQUENCY', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '15 USC 1681s-2(a)(3); 15 USC 1692g(b), by which collection ceases',
  },
  CEASE_CONTACT: {
    meaning: 'The borrower wants not to be contacted.',
    classes: ['SERVICING'],
    stops: ['NOTICES', 'SCHEDULED_PAYMENTS'],
    source: '15 USC 1692c(c), which leaves the remedies; that no money is drawn either is our caution',
  },
  LITIGATION: {
    meaning: 'A court has the loan.',
    classes: ['SERVICING', 'STAFF'],
    stops: ['BUREAU_DELINQUENCY', 'NOTICES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '15 USC 1692c(a)(2), for a borrower with a lawyer; 15 USC 1681s-2(a)(3)',
  },
  FRAUD: {
    meaning: 'The loan, or who signed it, is suspected of fraud.',
    classes: ['SERVICING', 'STAFF'],
    stops: ['LATE_FEES', 'BUREAU_DELINQUENCY', 'NOTICES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '15 USC 1681m(f) and 1681s-2(a)(6), for identity theft',
  },
  DISASTER: {
    meaning: 'A disaster was declared where the borrower lives.',
    classes: ['SERVICING'],
    stops: ['LATE_FEES', 'BUREAU_DELINQUENCY', 'REPOSSESSION'],
    source: 'Interagency guidance on major disasters (2017); 15 USC 1681s-2(a)(1)(F) for accommodations',
  },
};

/** Taking or selling the collateral: every kind but the wish not to be contacted, which leaves the remedies. */
const TAKING: readonly HoldKind[] = HOLD_KINDS.filter((kind) => HOLDS[kind].stops.includes('REPOSSESSION'));

/** Money and titles that leave: they belong to the estate, or would go to who is not entitled to them. */
const TO_THE_BORROWER: readonly HoldKind[] = ['BANKRUPTCY', 'DECEASED', 'FRAUD'];

/**
 * A mandate on an account needs its holder, and money that is the holder's to give. A suspicion of fraud is not among them, of which the
 * borrower would learn by being refused: nothing is collected while it stands.
 */
const MANDATING: readonly HoldKind[] = ['BANKRUPTCY', 'DECEASED'];

/** New terms need somebody who can agree to them: the trustee, the heirs, a lawyer, or whoever really signed. */
const AGREEING: readonly HoldKind[] = ['BANKRUPTCY', 'DECEASED', 'LITIGATION', 'FRAUD'];

/**
 * Which holds forbid which command: a line for each command that somebody gives. Nothing forbids to record what happened:
 * money that arrived or came back, a loss, a notice, a decision. Nor does anything forbid to recognise a loss, which is
 * bookkeeping that supervision asks for within days of a bankruptcy or a fraud (65 FR 36903).
 */
export const FORBIDDEN_BY = {
  startUnderwriting: [],
  completeUnderwriting: [],
  reopenUnderwriting: [],
  withdrawLoan: [],
  clearStipulation: [],
  // New debt of a bankrupt needs the trustee (11 USC 1305(c)); the dead sign nothing.
  fundLoan: ['BANKRUPTCY', 'DECEASED', 'FRAUD'],
  initiateRepayment: [],
  submitRepayment: [],
  cancelRepayment: [],
  markRepaymentSent: [],
  acknowledgeRepayment: [],
  reverseRepayment: [],
  waiveFee: [],
  refundCredit: TO_THE_BORROWER,
  // What a stay or the law keeps from being charged by itself is not charged by hand either.
  assessFee: ['BANKRUPTCY', 'SERVICE_MEMBER', 'DECEASED', 'FRAUD', 'DISASTER'],
  refundFee: TO_THE_BORROWER,
  waiveInterest: [],
  writeOffSmallBalance: [],
  adjustPrincipal: [],
  reverseAdjustment: [],
  recordBankruptcyNotice: [],
  deferPayments: AGREEING,
  changeDueDate: AGREEING,
  // A cap follows from the law, and is for the borrower's good.
  changeRate: [],
  reamortize: AGREEING,
  reage: AGREEING,
  modifyLoan: AGREEING,
  undoLoanChange: [],
  chargeOffLoan: [],
  undoChargeOff: [],
  // Who gave a mandate may always take it back.
  authorizeAutopay: MANDATING,
  revokeAutopay: [],
  schedulePayment: MANDATING,
  cancelScheduledPayment: [],
  placeHold: [],
  liftHold: [],
  recordLien: [],
  releaseLien: ['FRAUD'],
  repossessCollateral: TAKING,
  redeemCollateral: [],
  sellCollateral: TAKING,
  recordTotalLoss: [],
  settleInsurance: [],
  recordValuation: [],
  updateLoanReferences: [],
} as const satisfies Readonly<Record<string, readonly HoldKind[]>>;

const forbidden: Readonly<Partial<Record<string, readonly HoldKind[]>>> = FORBIDDEN_BY;

/** What all kinds have in common that an erasure takes the name of. */
const ERASED_KINDS: readonly HoldKind[] = HOLD_KINDS.filter((kind) => HOLDS[kind].classes.includes('PERSONAL'));

const kindsOf = (kind: HoldKind | null): readonly HoldKind[] => (kind === null ? ERASED_KINDS : [kind]);

export const stops = (kind: HoldKind | null, effect: HoldEffect): boolean =>
  kindsOf(kind).every((one) => HOLDS[one].stops.includes(effect));

export const forbids = (kind: HoldKind | null, command: string): boolean =>
  kindsOf(kind).every((one) => forbidden[command]?.includes(one));

/** Whether a day lies in a hold that stops this. */
export const isStoppedOn = (holds: readonly HoldDays[], effect: HoldEffect, on: BusinessDate): boolean =>
  holds.some((hold) => stops(hold.kind, effect) && standsOn(hold, on));

/** The holds that forbid a command on a day. */
export const holdsAgainst = <Held extends HoldDays>(
  holds: readonly Held[],
  command: string,
  on: BusinessDate,
): Held[] => holds.filter((hold) => forbids(hold.kind, command) && standsOn(hold, on));

export const scopesOfHold = (kind: HoldKind | null): readonly Scope[] => [
  ...new Set(kindsOf(kind).flatMap((one) => HOLDS[one].classes.map((each) => SCOPE_OF_CLASS[each]))),
];

/** Whether somebody with these scopes may know of a hold of this kind. */
export const seesHold = (scopes: ReadonlySet<Scope>, kind: HoldKind | null): boolean =>
  scopesOfHold(kind).every((scope) => scopes.has(scope));

export const seesEveryHold = (scopes: ReadonlySet<Scope>): boolean =>
  HOLD_KINDS.every((kind) => seesHold(scopes, kind));

/**
 * Commands of which somebody with these scopes is shown no event at all. An event at an instant
 * of no hold that they see would be of one that is STAFF's. Who has STAFF is shown it without its command: kinds that are about the
 * person are several, and so are the commands that have no name there.
 */
export const hiddenHoldCommands = (scopes: ReadonlySet<Scope>): readonly string[] =>
  seesEveryHold(scopes) || scopes.has(SCOPE_OF_CLASS.STAFF) ? [] : ['placeHold', 'liftHold'];

export const isPersonal = (kind: HoldKind | null): boolean =>
  kindsOf(kind).some((one) => HOLDS[one].classes.includes('PERSONAL'));
