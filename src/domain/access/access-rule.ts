import { textFault } from '../input-check.js';
import type { Role } from './roles.js';
import type { Portfolio } from './viewer.js';

/** Where a claim is in a token: its name, and the names inside it. */
export type ClaimPath = readonly [string, ...string[]];

/** The loans of one party. */
export type Bound = Exclude<Portfolio['kind'], 'ALL'>;

/** Whose token has this value in this claim has this role, for these loans: named here, or by another claim. */
export interface AccessRule {
  readonly claim: ClaimPath;
  readonly value: string;
  readonly role: Role;
  readonly loans: Portfolio | { readonly kind: Bound; readonly claim: ClaimPath };
}

export interface Access {
  readonly role: Role;
  readonly portfolio: Portfolio;
}

/** No rule knows the person; or one does, and the token lacks the claim that says which loans are theirs. */
export type NoAccess = 'UNMAPPED' | 'UNBOUND';

export type Claims = Readonly<Record<string, unknown>>;

/** What the first rule that fits gives, and nothing else: rules are not added up. */
export function accessBy(rules: readonly AccessRule[], claims: Claims): Access | NoAccess {
  const rule = rules.find(({ claim, value }) => textsIn(claims, claim).includes(value));
  if (!rule) return 'UNMAPPED';
  const { role, loans } = rule;
  if (!('claim' in loans)) return { role, portfolio: loans };
  const [id, ...others] = textsIn(claims, loans.claim);
  if (id === undefined || others.length > 0 || !isId(id)) return 'UNBOUND';
  return { role, portfolio: { kind: loans.kind, id } };
}

const LONGEST_ID = 200;

const isId = (text: string): boolean =>
  text.trim() !== '' && text.length <= LONGEST_ID && textFault(text) === undefined;

/** The texts of a claim: providers write one, or a list. */
function textsIn(claims: Claims, path: ClaimPath): readonly string[] {
  let value: unknown = claims;
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return (Array.isArray(value) ? value : [value]).filter((one: unknown) => typeof one === 'string');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
