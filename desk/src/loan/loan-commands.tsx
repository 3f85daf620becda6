import { useState } from 'react';
import { CommandDialog } from '../commands/command-dialog.js';
import { pendingOf } from '../commands/pending.js';
import { sentAs } from '../commands/use-command.js';
import { Menu } from '../shared/menu.js';
import { dollars } from '../shared/words.js';
import { commandText } from '../text/command-texts.js';
import { inGroups } from './command-groups.js';
import type { Loan } from './loan.js';
import { useOffers, type Offer } from './use-offers.js';

/** What this client may do to the loan, by what it is about; and of what it might do at another time, why not now. What was sent before a reload opens again. */
export function LoanCommands({ loan, onDone }: { readonly loan: Loan; readonly onDone: () => void }) {
  const offers = useOffers(loan);
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
          {commandText(first.command)}
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
              {commandText(offer.command)}
              {offer.isAsked && <small> needs approval</small>}
              {!offer.isAsked && offer.limit !== undefined && <small> up to {dollars(offer.limit)}</small>}
            </button>
          ))}
          {obstacles.map((obstacle) => (
            <p key={obstacle} className="obstacle">
              <strong>
                {offers
                  .filter((offer) => offer.obstacle === obstacle)
                  .map(({ command }) => commandText(command))
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
