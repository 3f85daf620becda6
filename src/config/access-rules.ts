import { z } from 'zod';
import type { AccessRule, Bound, ClaimPath } from '../domain/access/access-rule.js';
import { ROLES } from '../domain/access/roles.js';
import { portfolioFault, WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { readJson } from './read-json.js';

const text = z.string().refine((value) => value.trim() !== '' && value.length <= 200, {
  error: 'must be a text of 1 to 200 characters',
});

const claim = z
  .union([text, z.tuple([text], text)], {
    error: 'must be the name of a claim, or a list of names where it is inside another, as ["realm_access", "roles"]',
  })
  .transform((path): ClaimPath => (typeof path === 'string' ? [path] : path));

const loansOf = z.union([text, z.strictObject({ claim })], {
  error: 'must be an id, or {"claim": …} for the claim that holds it',
});

const loansFor = (kind: Bound | undefined, loans: z.output<typeof loansOf> | undefined): AccessRule['loans'] => {
  if (kind === undefined || loans === undefined) return WHOLE_PORTFOLIO;
  return typeof loans === 'string' ? { kind, id: loans } : { kind, claim: loans.claim };
};

const PARTIES = ['lender', 'servicer', 'borrower'] as const;

const rule = z
  .strictObject({
    claim,
    value: text,
    role: z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` }),
    lender: loansOf.optional(),
    servicer: loansOf.optional(),
    borrower: loansOf.optional(),
    allLoans: z.literal(true, { error: 'must be true, or left out' }).optional(),
  })
  .transform((written, context): AccessRule => {
    const { role, allLoans = false } = written;
    const parties = PARTIES.filter((party) => written[party] !== undefined);
    const [party] = parties;
    const loans = party && written[party];
    const kind = party && (party.toUpperCase() as Uppercase<typeof party>);
    const fault =
      parties.length > 1
        ? `${parties.join(' and ')} are both given: a person sees the loans of one`
        : portfolioFault(role, kind ? { kind, id: party } : WHOLE_PORTFOLIO, allLoans);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    return { claim: written.claim, value: written.value, role, loans: loansFor(kind, loans) };
  });

const listOf = <Item extends z.ZodType>(item: Item, what: string) => {
  const list = z.array(item, { error: 'must be a list in JSON' });
  return z.string().transform((json, context): readonly z.output<Item>[] => readJson(list, what, json, context));
};

/** What claims give whom: the first rule that fits counts. */
export const accessRules = listOf(rule, 'is no list of rules:');

/** People who are not let in whatever their tokens say. */
export const deniedPeople = listOf(
  z.string().min(1).max(255, { error: 'must be a text of 1 to 255 characters' }),
  'is no list of people:',
);
