import { readFileSync } from 'node:fs';
import { ROLES, type Role } from '../../src/domain/access/roles.js';

export interface TourStop {
  readonly role: Role;
  readonly name: string;
  readonly text: string;
  /** The demo loan that was named last before it. */
  readonly loanId: string | undefined;
}

/** The operations of docs/tour.md. The first word of a heading is the role. */
export const TOUR: readonly TourStop[] = readFileSync('docs/tour.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const named = /^\w+/.exec(section)?.[0].toUpperCase() ?? '';
    const role = ROLES.find((one) => named.startsWith(one));
    if (!role) throw new Error(`The tour has no role ${named}`);
    return [...section.matchAll(/```graphql\n(.*?)```/gs)].map(({ 1: text = '', index }) => ({
      role,
      text,
      name: /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
      loanId: [...section.slice(0, index).matchAll(/\[(LN-3814-\d+)\]/g)].at(-1)?.[1],
    }));
  });
