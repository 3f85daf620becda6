/** Every column that is sealed under the key of a loan's borrower, by its table: what an erasure empties. */
export const SEALED_COLUMNS = {
  Application: ['personalPart', 'identityPart'],
  RiskAssessment: ['personalPart', 'staffPart', 'bureauPart'],
  Underwriting: ['personalPart', 'staffPart', 'earlierBureauPart'],
  Cashflows: ['sealedCsv'],
  PaymentHistory: ['payments'],
  LoanEvent: ['reason'],
  ServicingTerms: ['acceptedBecause'],
  Repayment: ['externalReference', 'reason'],
  Stipulation: ['text'],
  Valuation: ['source'],
  IdempotencyKey: ['sealedAnswer'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same, of which an erasure leaves no row. */
export const SEALED_ROWS = { BureauFile: ['attributes', 'tradeLines'], DocumentContent: ['bytes'] } as const;
