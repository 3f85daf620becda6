import { Field, ID, InputType } from 'type-graphql';
import { refuse } from '../../domain/refusal.js';
import { CommandInput } from '../command/command-input.js';
import type { BorrowerIdentity } from './borrower-store.js';
import { linkCommand } from './link-command.js';

@InputType({ description: 'Borrowers that are the same person.' })
export class LinkBorrowersInput extends CommandInput {
  @Field(() => [ID], { description: 'IDs of the borrowers, 2 to 20.' })
  borrowerIds: string[];

  @Field(() => String, {
    description: 'Reason, 1 to 200 characters. It stays in the audit log permanently, so include no personal data.',
  })
  reason: string;
}

export const linkBorrowers = linkCommand({
  name: 'linkBorrowers',
  summary:
    'Links borrowers of several lenders that have the same social security number as one person. The person’s own client then sees all of their loans. Each borrower counts as a lookup and is audited.',
  event: 'Borrowers linked',
  input: LinkBorrowersInput,
  fewest: 2,
  borrowersOf: ({ borrowerIds }) => borrowerIds,
  async change({ borrowers }, found, ids) {
    if (!haveOneSsn(found)) return refuse('CONFLICT', 'The borrowers have different social security numbers.');
    await borrowers.link(ids);
    return undefined;
  },
});

/** Whether one number is in an application of each. */
function haveOneSsn([first, ...others]: readonly BorrowerIdentity[]): boolean {
  return first?.ssnIndexes.some((ssn) => others.every(({ ssnIndexes }) => ssnIndexes.includes(ssn))) ?? false;
}
