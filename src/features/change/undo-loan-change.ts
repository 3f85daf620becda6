import { newId } from '../command/command-call.js';
import type { TermChange } from '../../domain/change/term-change.js';
import { givenUpBy } from '../../domain/adjustment/checks.js';
import { withEntries } from '../../domain/loan/servicing-terms.js';
import { refuse, success } from '../../domain/refusal.js';
import { standingEntries } from '../../domain/repayment/entry.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { Field, ID, InputType } from 'type-graphql';
import { Reasoned } from '../adjustment/adjustment-input.js';
import { approvableCommand } from '../adjustment/approvable-command.js';
import { boundByChange } from '../adjustment/planned-adjustment.js';

@InputType({ description: 'The change of terms to undo, and the reason.' })
class UndoLoanChangeDetails extends Reasoned {
  @Field(() => ID, { description: 'ID of the change, from `termHistory`.' })
  changeId: string;
}

/** Its acceleration is what follows from a sale that has taken place. */
const isSale = (change: TermChange): boolean => change.type === 'ACCELERATION' && change.cause === 'COLLATERAL_SALE';

export const undoLoanChange = approvableCommand({
  name: 'undoLoanChange',
  summary: 'Undoes a change of terms, as if it had never been made. Later changes stay.',
  event: 'Change of terms undone',
  states: {
    ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    CLOSED: ['CLOSED', 'ACTIVE'],
    CLOSED_EARLY: ['CLOSED_EARLY', 'ACTIVE'],
  },
  blockedBy: [],
  refusals: [],
  menu: 'Terms',
  request: 'Asks to undo a change of terms.',
  details: UndoLoanChangeDetails,
  plan:
    ({ changeId: reverses }, { today }) =>
    async (account) => {
      const { entries, terms } = account;
      const change = standingEntries(entries, terms.rules).find(({ id }) => id === reverses);
      if (change?.kind !== 'TERM_CHANGE')
        return refuse('NOT_FOUND', 'The loan has no change of terms with this ID in effect.');
      if (isSale(change.change))
        return refuse(
          'CONFLICT',
          'The collateral was sold, so the balance stays due. Modify the loan with new terms instead.',
        );
      const entry = { kind: 'REVERSAL', id: newId('RV'), effectiveOn: today, reverses } as const;
      const sequence = (entries.at(-1)?.sequence ?? 0) + 1;
      const undone = await inTurn(() => withEntries(account, [{ ...entry, sequence }]));
      return success({ entry, ...boundByChange(givenUpBy(account, undone, today)) });
    },
});
