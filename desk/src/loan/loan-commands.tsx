import { useState } from 'react';
import { CommandDialog } from '../commands/command-dialog.js';
import { fieldsOf, isCommand, type Choices, type CommandName } from '../commands/command-form-fields.js';
import { pendingOf } from '../commands/pending.js';
import { sentAs } from '../commands/use-command.js';
import { commandForms } from '../generated/commands.js';
import { useSession } from '../session/session-context.js';
import { Menu } from '../shared/menu.js';
import { dollars, title, words } from '../shared/words.js';
import { choicesFor } from './command-choices.js';
import { inGroups } from './command-groups.js';
import type { Loan } from './loan-page.js';

type ViewerCommand = NonNullable<Loan['viewerCommands']>[number];

interface Offer {
  readonly command: CommandName;
  readonly choices: Choices;
  /** By asking another client. */
  readonly isAsked: boolean;
  /** How much this client may do alone. */
  readonly limit: string | undefined;
  /** Why it cannot be done now. */
  readonly obstacle: string | undefined;
}

/** What this client may do to the loan, by what it is about; and of the rest, why not. What was sent before a reload opens again. */
export function LoanCommands({ loan, onDone }: { readonly loan: Loan; readonly onDone: () => void }) {
  const { viewer } = useSession();
  const mayAsk = viewer.scopes.includes('LOAN_REQUEST');
  const offers = (loan.viewerCommands ?? []).flatMap((one) => offerOf(one, loan, mayAsk));
  const [open, setOpen] = useState<Offer | undefined>(() =>
    offers.find(({ command, isAsked }) => pendingOf(sentAs(command, isAsked), loan.id) !== undefined),
  );
  const possible = offers.filter(({ obstacle }) => obstacle === undefined);
  const first = possible.find(({ command }) => command === 'submitRepayment');
  if (offers.length === 0) return null;
  return (
    <div className="commands">
      {first && (
        <button
          type="button"
          className="primary"
          onClick={() => {
            setOpen(first);
          }}
        >
          {title(first.command)}
        </button>
      )}
      {inGroups(offers.filter((offer) => offer !== first)).map((group) => (
        <CommandMenu key={group.name} {...group} onChosen={setOpen} />
      ))}
      {open && (
        <CommandDialog
          command={open.command}
          subject={{ field: 'loanId', id: loan.id }}
          choices={open.choices}
          isAsked={open.isAsked}
          onDone={onDone}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

interface CommandMenuProps {
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly onChosen: (offer: Offer) => void;
}

function CommandMenu({ name, offers, onChosen }: CommandMenuProps) {
  const possible = offers.filter(({ obstacle }) => obstacle === undefined);
  const obstacles = [...new Set(offers.flatMap(({ obstacle }) => obstacle ?? []))];
  return (
    <Menu label={name} isQuiet={possible.length === 0}>
      {(close) => (
        <>
          {possible.map((offer) => (
            <button
              key={offer.command}
              type="button"
              onClick={() => {
                close();
                onChosen(offer);
              }}
            >
              {title(offer.command)}
              {offer.isAsked && <small> by approval</small>}
              {!offer.isAsked && offer.limit !== undefined && <small> up to {dollars(offer.limit)}</small>}
            </button>
          ))}
          {obstacles.map((obstacle) => (
            <p key={obstacle} className="obstacle">
              <strong>
                {offers
                  .filter((offer) => offer.obstacle === obstacle)
                  .map(({ command }) => title(command))
                  .join(', ')}
              </strong>
              <small>{obstacle}</small>
            </p>
          ))}
        </>
      )}
    </Menu>
  );
}

function offerOf(one: ViewerCommand, loan: Loan, mayAsk: boolean): readonly Offer[] {
  const { command, allowed, because, message, limit } = one;
  if (!isCommand(command) || !commandForms[command].fields.some(({ name }) => name === 'loanId')) return [];
  // Who may not give a command may still ask for it, where the loan allows it.
  const isOpen = because === 'LIMIT' || (because === 'SCOPE' && loan.allowedCommands?.includes(command) === true);
  const isAsked = !allowed && mayAsk && isOpen && commandForms[command].isApprovable;
  const choices = choicesFor(loan, command);
  const none = fieldsOf(command, 'loanId').find(({ name, isRequired }) => isRequired && choices[name]?.length === 0);
  const refused = allowed || isAsked ? undefined : (message ?? words(because));
  const obstacle = refused ?? (none && `The loan has no ${words(none.name).replace(/ id$/, '')} to choose`);
  return [{ command, choices, isAsked, limit: limit ?? undefined, obstacle }];
}
