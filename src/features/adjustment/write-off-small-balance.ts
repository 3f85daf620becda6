import { newId } from '../command/command-call.js';
import { checkSmallBalance } from '../../domain/adjustment/checks.js';
import { InputType } from 'type-graphql';
import { Reasoned } from './adjustment-input.js';
import { adjustmentCommand } from './adjustment-command.js';
import { planned } from './planned-adjustment.js';

@InputType({ description: 'A loan whose small balance to write off.' })
class WriteOffSmallBalanceDetails extends Reasoned {}

export const writeOffSmallBalance = adjustmentCommand({
  name: 'writeOffSmallBalance',
  summary: 'Writes off a small remaining balance, up to the limit of the policy, and closes the loan.',
  event: 'Small balance written off',
  states: { ACTIVE: ['CLOSED', 'CLOSED_EARLY'] },
  blockedBy: [],
  refusals: ['EXCEEDS_SMALL_BALANCE', 'NOTHING_OWED'],
  request: 'Asks to write off a small balance.',
  details: WriteOffSmallBalanceDetails,
  plan: (_, { policy: { smallBalance }, today: effectiveOn }) => {
    const entry = { kind: 'SMALL_BALANCE_WRITE_OFF', id: newId('SB'), atMost: smallBalance, effectiveOn } as const;
    return ({ terms, history }) => planned(checkSmallBalance(terms, history.state, smallBalance, effectiveOn), entry);
  },
});
