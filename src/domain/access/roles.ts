/** Every field of the graph belongs to a class, or to several at once; a class is revealed by one scope. */
export const VISIBILITY_CLASSES = [
  'PUBLIC',
  'MARKET',
  'SERVICING',
  'STAFF',
  'ECONOMICS',
  'PERSONAL',
  'IDENTITY',
  'BUREAU',
  'AUDIT',
] as const;
export type VisibilityClass = (typeof VISIBILITY_CLASSES)[number];

export const SCOPE_OF_CLASS = {
  PUBLIC: 'loan:public',
  MARKET: 'loan:market',
  SERVICING: 'loan:servicing',
  STAFF: 'loan:staff',
  ECONOMICS: 'loan:economics',
  PERSONAL: 'borrower:personal',
  IDENTITY: 'borrower:identity',
  BUREAU: 'bureau:read',
  AUDIT: 'audit:read',
} as const satisfies Record<VisibilityClass, string>;

export const WRITE_SCOPES = [
  'loan:originate',
  'loan:fund',
  'loan:transfer',
  'repayment:submit',
  'loan:service',
  'hold:place',
  'loan:work',
  'loan:request',
  'loan:approve',
  'client:manage',
  'borrower:erase',
  'webhook:manage',
] as const;

export type Scope = (typeof SCOPE_OF_CLASS)[VisibilityClass] | (typeof WRITE_SCOPES)[number];

export const SCOPES: readonly Scope[] = [...Object.values(SCOPE_OF_CLASS), ...WRITE_SCOPES];

export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

/** What a scope of an earlier version allows today, for tokens of an identity provider that name it. */
const EARLIER_SCOPES: Readonly<Record<string, readonly Scope[]>> = {
  'loan:service': ['loan:service', 'hold:place', 'loan:work'],
  'loan:internal': ['loan:servicing', 'loan:staff', 'loan:economics'],
};

/** The scopes that a token's word means: the scope of that name, its successors, or none. */
export function scopesNamed(word: string): readonly Scope[] {
  const earlier = Object.hasOwn(EARLIER_SCOPES, word) ? EARLIER_SCOPES[word] : undefined;
  return earlier ?? (isScope(word) ? [word] : []);
}

/** Classes whose values are encrypted at rest and audited when they leave. */
export const SEALED_CLASSES = ['PERSONAL', 'IDENTITY', 'BUREAU'] as const satisfies readonly VisibilityClass[];

/** A value that belongs to any of these is sealed. */
export const isSealed = (classes: readonly VisibilityClass[]): boolean =>
  classes.some((one) => (SEALED_CLASSES as readonly VisibilityClass[]).includes(one));

/** Roles are bundles of scopes: what each reads, then what each may do. */
export const ROLE_SCOPES = {
  MARKETPLACE: ['loan:public', 'loan:market'],
  BORROWER: ['loan:public', 'loan:servicing', 'borrower:personal', 'repayment:submit'],
  SUPPORT: [
    'loan:public',
    'loan:servicing',
    'loan:staff',
    'borrower:personal',
    'repayment:submit',
    'hold:place',
    'loan:work',
    'loan:request',
  ],
  SERVICER: [
    'loan:public',
    'loan:servicing',
    'loan:staff',
    'borrower:personal',
    'repayment:submit',
    'loan:service',
    'hold:place',
    'loan:work',
    'loan:request',
    'loan:approve',
    'webhook:manage',
  ],
  UNDERWRITER: [
    'loan:public',
    'loan:market',
    'loan:servicing',
    'loan:staff',
    'loan:economics',
    'borrower:personal',
    'borrower:identity',
    'bureau:read',
    'loan:originate',
  ],
  LENDER: [
    'loan:public',
    'loan:market',
    'loan:servicing',
    'loan:staff',
    'loan:economics',
    'bureau:read',
    'loan:fund',
    'loan:transfer',
    'loan:approve',
    'webhook:manage',
  ],
  AUDITOR: [
    'loan:public',
    'loan:market',
    'loan:servicing',
    'loan:staff',
    'loan:economics',
    'borrower:personal',
    'borrower:identity',
    'bureau:read',
    'audit:read',
  ],
  ADMIN: [
    'loan:public',
    'loan:market',
    'loan:servicing',
    'loan:staff',
    'client:manage',
    'borrower:erase',
    'webhook:manage',
  ],
} as const satisfies Record<string, readonly Scope[]>;

export type Role = keyof typeof ROLE_SCOPES;

export const ROLES = Object.keys(ROLE_SCOPES) as Role[];

export const isRole = (text: string): text is Role => Object.hasOwn(ROLE_SCOPES, text);
