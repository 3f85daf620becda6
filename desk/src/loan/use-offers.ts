import {
  fieldsOf,
  isCommand,
  isFigure,
  type Choices,
  type CommandName,
  type Values,
} from '../commands/command-form-fields.js';
import { commandForms } from '../generated/commands.js';
import { useSession } from '../session/session-context.js';
import { words } from '../text/words.js';
import { fieldText } from '../text/field-texts.js';
import { choicesFor, prefilledFor } from './command-choices.js';
import type { Loan } from './loan.js';

type ViewerCommand = NonNullable<Loan['viewerCommands']>[number];

export interface Offer {
  readonly command: CommandName;
  readonly choices: Choices;
  readonly prefilled: Values;
  /** By asking another client. */
  readonly isAsked: boolean;
  /** How much this client may do alone. */
  readonly limit: string | undefined;
  /** Why it cannot be done now. */
  readonly obstacle: string | undefined;
}

/** The commands that this client can send for the loan, now or once the obstacle is gone. */
export function useOffers(loan: Loan): readonly Offer[] {
  const { may, viewer } = useSession();
  return (loan.viewerCommands ?? []).flatMap((one) =>
    offerOf(one, loan, { mayAsk: may('requestApproval'), today: viewer.businessDate }),
  );
}

function offerOf(
  one: ViewerCommand,
  loan: Loan,
  { mayAsk, today }: { readonly mayAsk: boolean; readonly today: string },
): readonly Offer[] {
  const { command, allowed, because, holds, limit } = one;
  if (!isCommand(command) || !commandForms[command].fields.some(({ name }) => name === 'loanId')) return [];
  // A client without the scope of a command can still request it, if the loan allows it.
  const isOpen = because === 'LIMIT' || (because === 'SCOPE' && loan.allowedCommands?.includes(command) === true);
  const isAsked = !allowed && mayAsk && isOpen && commandForms[command].isApprovable;
  // What this client never gives is not its work.
  if (because === 'SCOPE' && !isAsked) return [];
  const choices = choicesFor(loan, command);
  const none = fieldsOf(command, 'loanId').find(
    ({ name, type, isRequired }) => isRequired && !isFigure(type) && choices[name]?.length === 0,
  );
  // A borrower can return the vehicle in spite of a delay: the form says what stands against it.
  const refused = allowed || isAsked || because === 'DELAY' ? undefined : obstacleText(because, loan, holds);
  const obstacle = refused ?? (none && `This loan has no ${(fieldText(none.name)?.label ?? none.name).toLowerCase()}.`);
  return [
    { command, choices, prefilled: prefilledFor(loan, command, today), isAsked, limit: limit ?? undefined, obstacle },
  ];
}

/** Why a command is not available. */
function obstacleText(because: ViewerCommand['because'], loan: Loan, holds: ViewerCommand['holds']): string {
  if (because === 'HOLD')
    return holds.length === 0 ? 'Blocked by a hold.' : `Blocked by a hold: ${holds.map(words).join(', ')}.`;
  if (because === 'STATE')
    // Where the loan status allows it, the lien does not.
    return loan.encumberedStatus == null || !isOpenIn(loan)
      ? `Not available while the loan is ${statusText(loan.loanStatus)}.`
      : `Not available while the loan is ${statusText(loan.loanStatus)} and its lien is ${words(loan.encumberedStatus)}.`;
  return 'Another person must approve it.';
}

const isOpenIn = ({ loanStatus }: Loan): boolean =>
  !['CREATED', 'IN_UNDERWRITING', 'APPROVED', 'DECLINED', 'WITHDRAWN'].includes(loanStatus);

/** "in underwriting" has its preposition: "the loan is in underwriting". */
const statusText = (status: Loan['loanStatus']): string => (status === 'CREATED' ? 'an application' : words(status));
