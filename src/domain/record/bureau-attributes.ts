export type BureauAttributes = Readonly<Record<string, string>>;

/** The attributes that the specification names; their names are words, not codes. */
export const NAMED_ATTRIBUTES = [
  'CreditScore',
  'ApplicantCreditReportDate',
  'FileSummaryFileHitIndicator',
  'FileSummarySsnMatchIndicator',
  'FileSummaryInFileSinceDate',
  'FileSummaryMarket',
  'FileSummarySubmarket',
  'FileSummaryConsumerStatementIndicator',
  'CreditDataStatusSuppressed',
  'InFileSinceDate',
  'TrackingTransactionTimeStamp',
] as const;

/** The families of all other attributes. */
export const ATTRIBUTE_FAMILIES = [
  ...['AGG', 'AGGS', 'AT', 'AU', 'BC', 'BR', 'CV', 'FC', 'FI', 'FR', 'G', 'HI', 'HR', 'IN', 'INDEX', 'JT', 'LM'],
  ...['MD', 'MT', 'OF', 'PAYMNT', 'PB', 'RE', 'RETS', 'REVS', 'RP', 'RT', 'RVDEX', 'RVLR', 'S', 'SE', 'ST', 'TRD'],
  ...['TRV', 'US', 'WALSHR', 'WALSRTS', 'WALSRVS'],
] as const;

const CODE = /^([A-Za-z]+)\d/;

/** Families begin alike (AGG and AGGS, S and ST), so a code belongs to all its letters before the first digit. */
export const familyOf = (code: string): string | undefined => CODE.exec(code)?.[1];

/** Those asked for, in the order of asking; unknown names are left out. */
export function attributesNamed(attributes: BureauAttributes, names: readonly string[]): BureauAttributes {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(attributes, name) ? [[name, attributes[name] ?? '']] : [])),
  );
}

export function attributesOfFamily(attributes: BureauAttributes, family: string): BureauAttributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => familyOf(name) === family));
}
