import { type Scope, SCOPE_OF_CLASS, type VisibilityClass } from '../access/roles.js';
import { addDays, type BusinessDate } from '../calendar.js';
import { HOLD_KINDS, standsOn, type Hold, type HoldDays, type HoldKind } from './hold.js';

/** Automatic or outside effects that stop while a hold is active. */
export const HOLD_EFFECTS = {
  LATE_FEES: 'No late fee is assessed on its days.',
  BUREAU_DELINQUENCY: 'The rating in credit reports stays as it was on the first day.',
  NOTICES: 'No letters or calls that ask for payment.',
  REPOSSESSION: 'No order to repossess the collateral.',
  SCHEDULED_PAYMENTS:
    'No scheduled payment is collected on its days. The installment counts as due on the first due date after the hold.',
} as const satisfies Readonly<Record<string, string>>;
export type HoldEffect = keyof typeof HOLD_EFFECTS;

interface HoldRow {
  readonly meaning: string;
  /** The classes that a caller needs to see it, all of them together. */
  readonly classes: readonly VisibilityClass[];
  readonly stops: readonly HoldEffect[];
  /** The law or the practice that it follows. */
  readonly source: string;
  /** Days for an answer to the borrower. */
  readonly answerWithinDays?: number;
}

/**
 * THE table of holds. What tells something of the person is PERSONAL; what the borrower must not be
 * warned of, or what is prepared against them, is STAFF.
 */
export const HOLDS: Readonly<Record<HoldKind, HoldRow>> = {
  BANKRUPTCY: {
    meaning: 'Bankruptcy of the borrower: automatic stay.',
    classes: ['SERVICING', 'PERSONAL'],
    stops: ['LATE_FEES', 'BUREAU_DELINQUENCY', 'NOTICES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '11 USC 362(a)(3)-(6); 11 USC 542 for money that is held; 11 USC 524(f) lets the borrower pay',
  },
  SERVICE_MEMBER: {
    meaning: 'Military service of the borrower.',
    classes: ['SERVICING', 'PERSONAL'],
    stops: ['LATE_FEES', 'REPOSSESSION'],
    source: '50 USC 3937(d)(1), by which fees are interest; 50 USC 3952',
  },
  DECEASED: {
    meaning: 'Death of the borrower, until the estate is settled.',
    classes: ['SERVICING', 'PERSONAL'],
    stops: ['LATE_FEES', 'NOTICES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '12 CFR 1026.11(c) as practice; 12 CFR 1006.6(a)(4); UCC 9-611 for notices of a sale',
  },
  REPORTING_DISPUTE: {
    meaning: 'Dispute of information in a credit report. The status is still reported, with a note.',
    classes: ['SERVICING'],
    stops: [],
    source:
      '15 USC 1681s-2(a)(3) for the note; 15 USC 1681s-2(a)(8)(E) and 12 CFR 1022.43(e) for the answer in 30 days',
    answerWithinDays: 30,
  },
  DEBT_VALIDATION: {
    meaning: 'Request for validation of the debt, until it is answered.',
    classes: ['SERVICING'],
    stops: ['NOTICES'],
    source: '15 USC 1692g(b)',
  },
  PAYMENT_DISPUTE: {
    meaning: 'Dispute of a payment by the borrower.',
    classes: ['SERVICING'],
    stops: ['LATE_FEES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '12 CFR 1005.11, for errors of electronic payments; the rest by policy',
  },
  CEASE_CONTACT: {
    meaning: 'Request of the borrower not to be contacted.',
    classes: ['SERVICING'],
    stops: ['NOTICES'],
    source: '15 USC 1692c(c), which leaves the remedies, and an authorization to collect payments (12 CFR 1005.10)',
  },
  LITIGATION: {
    meaning: 'Litigation about the loan.',
    classes: ['SERVICING', 'STAFF'],
    stops: ['NOTICES', 'REPOSSESSION'],
    source: '15 USC 1692c(a)(2), for a borrower with a lawyer; the rest by policy',
  },
  FRAUD: {
    meaning: 'Suspected fraud.',
    classes: ['SERVICING', 'STAFF'],
    stops: ['LATE_FEES', 'BUREAU_DELINQUENCY', 'NOTICES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
    source: '15 USC 1681m(f) and 1681s-2(a)(6), for identity theft',
  },
  DISASTER: {
    meaning: 'Declared disaster where the borrower lives.',
    classes: ['SERVICING'],
    stops: ['LATE_FEES', 'REPOSSESSION'],
    source: 'By policy',
  },
};

/*
 * Which holds forbid what. Each command names one of these lists, or none. No hold forbids recording what happened: money
 * that arrived or came back, a loss, a notice, a decision. Nor does a hold forbid recognizing a loss, which supervision
 * asks for within days of a bankruptcy or a fraud (65 FR 36903).
 */

/** Taking or selling the collateral: every kind except a wish not to be contacted, which leaves the remedies. */
export const BLOCK_TAKING_COLLATERAL: readonly HoldKind[] = HOLD_KINDS.filter((kind) =>
  HOLDS[kind].stops.includes('REPOSSESSION'),
);

/** Money that leaves: it belongs to the estate, or could go to an impostor. */
export const BLOCK_PAYING_OUT: readonly HoldKind[] = ['BANKRUPTCY', 'DECEASED', 'FRAUD'];

/** New debt of a bankrupt needs the trustee (11 USC 1305(c)); the estate of a borrower who died can't sign. */
export const BLOCK_FUNDING: readonly HoldKind[] = ['BANKRUPTCY', 'DECEASED', 'FRAUD'];

/**
 * An authorization of payments needs the holder of the account, and money that is the holder's to give. FRAUD is not in the
 * list: a refusal would tell the borrower of the suspicion. Nothing is collected while such a hold is active.
 */
export const BLOCK_AUTHORIZING: readonly HoldKind[] = ['BANKRUPTCY', 'DECEASED'];

/** New terms need a person who can agree to them: the trustee, the heirs, a lawyer, or the real borrower. */
export const BLOCK_AGREEING: readonly HoldKind[] = ['BANKRUPTCY', 'DECEASED', 'LITIGATION', 'FRAUD'];

/** A fee that the law keeps from falling due is not charged by hand either. */
export const BLOCK_CHARGING: readonly HoldKind[] = ['BANKRUPTCY', 'SERVICE_MEMBER', 'DECEASED', 'FRAUD', 'DISASTER'];

/** A title is not released to a suspected impostor. */
export const BLOCK_RELEASING_TITLE: readonly HoldKind[] = ['FRAUD'];

/** What all kinds have in common that an erasure takes the name of. */
const ERASED_KINDS: readonly HoldKind[] = HOLD_KINDS.filter((kind) => HOLDS[kind].classes.includes('PERSONAL'));

const kindsOf = (kind: HoldKind | null): readonly HoldKind[] => (kind === null ? ERASED_KINDS : [kind]);

export const stops = (kind: HoldKind | null, effect: HoldEffect): boolean =>
  kindsOf(kind).every((one) => HOLDS[one].stops.includes(effect));

/** Whether a hold of this kind is among those that forbid a command. */
export const blocks = (kind: HoldKind | null, blockedBy: readonly HoldKind[]): boolean =>
  kindsOf(kind).every((one) => blockedBy.includes(one));

/** The holds that stop this on a day. */
export const holdsStopping = <Held extends HoldDays>(
  holds: readonly Held[],
  effect: HoldEffect,
  on: BusinessDate,
): Held[] => holds.filter((hold) => stops(hold.kind, effect) && standsOn(hold, on));

export const isStoppedOn = (holds: readonly HoldDays[], effect: HoldEffect, on: BusinessDate): boolean =>
  holdsStopping(holds, effect, on).length > 0;

/** The last day for an answer to the borrower; none where nothing asks for one. */
export function answerDueOn({ kind, from }: Pick<HoldDays, 'kind' | 'from'>): BusinessDate | undefined {
  const days = kind === null ? undefined : HOLDS[kind].answerWithinDays;
  return days === undefined ? undefined : addDays(from, days);
}

/** The holds that forbid a command on a day, by the list that it names, without those that a relief opens for it. */
export const holdsAgainst = <Held extends HoldDays>(
  holds: readonly Held[],
  blockedBy: readonly HoldKind[],
  on: BusinessDate,
  command?: string,
): Held[] =>
  holds.filter((hold) => blocks(hold.kind, blockedBy) && standsOn(hold, on) && !isRelieved(hold, command, on));

const isRelieved = ({ reliefs = [] }: HoldDays, command: string | undefined, on: BusinessDate): boolean =>
  command !== undefined &&
  reliefs.some(
    ({ commands, from, until }) => commands.includes(command) && from <= on && (until === null || on <= until),
  );

export const scopesOfHold = (kind: HoldKind | null): readonly Scope[] => [
  ...new Set(kindsOf(kind).flatMap((one) => HOLDS[one].classes.map((each) => SCOPE_OF_CLASS[each]))),
];

/** What a borrower may ask for by phone or letter, and support places without further checks. */
const ASKED_BY_BORROWER: readonly HoldKind[] = [
  'REPORTING_DISPUTE',
  'DEBT_VALIDATION',
  'PAYMENT_DISPUTE',
  'CEASE_CONTACT',
];

/** Whether a caller with these scopes can place a hold of this kind. */
export const mayPlace = (scopes: ReadonlySet<Scope>, kind: HoldKind): boolean =>
  scopes.has('loan:service') || ASKED_BY_BORROWER.includes(kind);

/** Whether a caller with these scopes can see a hold of this kind. */
export const seesHold = (scopes: ReadonlySet<Scope>, kind: HoldKind | null): boolean =>
  scopesOfHold(kind).every((scope) => scopes.has(scope));

export const seesEveryHold = (scopes: ReadonlySet<Scope>): boolean =>
  HOLD_KINDS.every((kind) => seesHold(scopes, kind));

export const isPersonal = (kind: HoldKind | null): boolean =>
  kindsOf(kind).some((one) => HOLDS[one].classes.includes('PERSONAL'));

/** Names no kind that is personal: reading `holds` is noted in the audit log, reading a message is not. */
export const holdMessage = (command: string, named: readonly Hold[]): string =>
  named.length === 0
    ? `An active hold blocks ${command}.`
    : `${command} is blocked by active holds: ${named.map(({ kind, from }) => `${nameInText(kind)} since ${from}`).join(', ')}.`;

const nameInText = (kind: Hold['kind']): string => (kind === null || isPersonal(kind) ? 'one' : kind);
