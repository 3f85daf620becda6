import type { Scope } from './visibility.js';

/** Roles are bundles of scopes: what each reads, then what each may do. */
export const ROLE_SCOPES = {
  MARKETPLACE: ['loan:public', 'loan:market'],
  BORROWER: ['loan:public', 'loan:servicing', 'borrower:personal', 'repayment:submit'],
  SUPPORT: ['loan:public', 'loan:servicing', 'loan:staff', 'borrower:personal', 'loan:request'],
  SERVICER: [
    'loan:public',
    'loan:servicing',
    'loan:staff',
    'borrower:personal',
    'repayment:submit',
    'loan:service',
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
