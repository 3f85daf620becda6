/** The specification's spelling of every enum value that the gateway stores. */
export const SPELLINGS = {
  LoanStatus: {
    CREATED: 'Created',
    IN_UNDERWRITING: 'InUnderwriting',
    APPROVED: 'Approved',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn',
    ACTIVE: 'Active',
    CLOSED: 'Closed',
    CLOSED_EARLY: 'ClosedEarly',
    CHARGED_OFF: 'ChargedOff',
  },
  EncumberedStatus: {
    PENDING: 'Pending',
    LIEN: 'Lien',
    RELEASE_PENDING: 'ReleasePending',
    RELEASED: 'Released',
    REPOSSESSED: 'Repossessed',
    SOLD: 'Sold',
    TOTAL_LOSS: 'TotalLoss',
    SETTLED: 'Settled',
  },
  LoanType: { AUTO_LOAN: 'AutoLoan' },
  CollateralType: { VEHICLES: 'Vehicles' },
  InterestRateType: { FIXED: 'Fixed', FLOATING: 'Floating' },
  AmortizationType: { FULL_AMORTIZATION: 'FullAmortization', INTEREST_ONLY: 'InterestOnly', BALLOON: 'Balloon' },
  PaymentFrequency: {
    WEEKLY: 'Weekly',
    BIWEEKLY: 'Biweekly',
    SEMIMONTHLY: 'Semimonthly',
    MONTHLY: 'Monthly',
    QUARTERLY: 'Quarterly',
  },
  RiskRating: { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High', CRITICAL: 'Critical' },
  PaymentStatus: {
    ON_TIME: 'On Time',
    GRACE: 'Grace',
    LATE_1_29: '1-29 Days Late',
    LATE_30_59: '30-59 Days Late',
    LATE_60_89: '60-89 Days Late',
    LATE_90_119: '90-119 Days Late',
    LATE_120_PLUS: '120+ Days Late',
    CHARGED_OFF: 'Charged Off',
    PAID_OFF: 'Paid Off',
  },
} as const satisfies Record<string, Record<string, string>>;

/** The states of a loan that was paid out, with any outcome. */
export const FUNDED_STATES = [
  'ACTIVE',
  'CLOSED',
  'CLOSED_EARLY',
  'CHARGED_OFF',
] as const satisfies readonly ValueOfEnum<'LoanStatus'>[];

const funded: ReadonlySet<string> = new Set(FUNDED_STATES);

export const isFunded = (state: string | null | undefined): boolean => state != null && funded.has(state);

export type SpelledEnum = keyof typeof SPELLINGS;
export type ValueOfEnum<E extends SpelledEnum> = keyof (typeof SPELLINGS)[E] & string;

export const isSpelledEnum = (kind: string): kind is SpelledEnum => Object.hasOwn(SPELLINGS, kind);

const MEANINGS = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(SPELLINGS).map(([name, values]) => [
    name,
    new Map(Object.entries(values).map(([value, spelled]) => [spelled, value])),
  ]),
);

/** The stored value of a specification spelling; undefined when the enum does not know it. */
export const meaningOf = (kind: SpelledEnum, spelled: string): string | undefined => MEANINGS.get(kind)?.get(spelled);

export const spellingOf = (kind: SpelledEnum, value: string): string =>
  (SPELLINGS[kind] as Readonly<Record<string, string>>)[value] ?? value;

export const spellingsOf = (kind: SpelledEnum): readonly string[] => Object.values(SPELLINGS[kind]);
