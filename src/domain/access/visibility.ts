/** Every field of the graph belongs to one class; a class is revealed by one scope. */
export const VISIBILITY_CLASSES = ['PUBLIC', 'INTERNAL', 'PERSONAL', 'IDENTITY', 'BUREAU', 'AUDIT'] as const;
export type VisibilityClass = (typeof VISIBILITY_CLASSES)[number];

export const SCOPE_OF_CLASS = {
  PUBLIC: 'loan:public',
  INTERNAL: 'loan:internal',
  PERSONAL: 'borrower:personal',
  IDENTITY: 'borrower:identity',
  BUREAU: 'bureau:read',
  AUDIT: 'audit:read',
} as const satisfies Record<VisibilityClass, string>;

export const WRITE_SCOPES = [
  'loan:originate',
  'loan:fund',
  'repayment:submit',
  'loan:service',
  'client:manage',
  'borrower:erase',
] as const;

export type Scope = (typeof SCOPE_OF_CLASS)[VisibilityClass] | (typeof WRITE_SCOPES)[number];

export const SCOPES: readonly Scope[] = [...Object.values(SCOPE_OF_CLASS), ...WRITE_SCOPES];

export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

/** Classes whose values are encrypted at rest and audited when they leave. */
export const SEALED_CLASSES = ['PERSONAL', 'IDENTITY', 'BUREAU'] as const satisfies readonly VisibilityClass[];
