/** The kind of data that a scope reveals, by the name of the scope. */
const DATA: Readonly<Record<string, string>> = {
  'audit:read': 'the access history',
  'borrower:identity': 'social security numbers and dates of birth',
  'borrower:personal': 'personal data',
  'bureau:read': 'credit reports',
  'loan:economics': 'costs and yields',
  'loan:market': 'forecasts',
  'loan:public': 'loan data',
  'loan:servicing': 'servicing data',
  'loan:staff': 'staff notes',
  'client:manage': 'API clients',
  'loan:work': 'work queues',
  'webhook:manage': 'webhooks',
};

/** Why a value is hidden: the kinds of data that the role lacks. */
export function accessText(scopes: readonly string[]): string {
  const kinds = scopes.flatMap((scope) => DATA[scope] ?? []);
  return kinds.length === 0 ? 'hidden' : `hidden · your role has no access to ${kinds.join(' or ')}`;
}

const CLASSES: Readonly<Record<string, string>> = {
  AUDIT: 'Access history',
  BUREAU: 'Credit reports',
  ECONOMICS: 'Costs and yields',
  IDENTITY: 'SSN and date of birth',
  MARKET: 'Forecasts',
  PERSONAL: 'Personal data',
  PUBLIC: 'Loan data',
  SERVICING: 'Servicing data',
  STAFF: 'Staff notes',
};

/** The kind of data that a class of the access history names. */
export const classText = (name: string): string => CLASSES[name] ?? 'Other data';
