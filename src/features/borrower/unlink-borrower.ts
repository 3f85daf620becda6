import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../command/command-input.js';
import { linkCommand } from './link-command.js';

@InputType({ description: 'A borrower that is a different person.' })
export class UnlinkBorrowerInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => String, {
    description: 'Reason, 1 to 200 characters. It stays in the audit log permanently, so include no personal data.',
  })
  reason: string;
}

export const unlinkBorrower = linkCommand({
  name: 'unlinkBorrower',
  summary: 'Undoes `linkBorrowers` for one borrower. It counts as a lookup and is audited.',
  event: 'Borrower unlinked',
  input: UnlinkBorrowerInput,
  fewest: 1,
  borrowersOf: ({ borrowerId }) => [borrowerId],
  async change({ borrowers }, _found, ids) {
    await borrowers.unlink(ids);
    return undefined;
  },
});
