import { useMemo, useState } from 'react';
import { CommandDialog } from '../commands/command-dialog.js';
import type { CommandName, Values } from '../commands/command-form-fields.js';
import { pendingOf } from '../commands/pending.js';
import { sentAs } from '../commands/use-command.js';
import { Menu } from '../shared/menu.js';
import { usePageActions } from '../shared/page-actions.js';
import { dollars } from '../text/words.js';
import { commandText } from '../text/command-texts.js';
import { inGroups } from './command-groups.js';
import type { Loan } from './loan.js';
import { PayoffDialog } from './payoff-dialog.js';
import { useOffers, type Offer } from './use-offers.js';

/** What is done most often, by the words of a call. Before funding, what comes next. */
const FIRST: readonly (readonly [CommandName, string])[] = [
  ['submitRepayment', 'Take payment'],
  ['promiseToPay', 'Promise'],
  ['deferPayments', 'Extend'],
  ['startUnderwriting', 'Start underwriting'],
  ['completeUnderwriting', 'Complete underwriting'],
  ['fundLoan', 'Fund loan'],
];

interface CommandsProps {
  readonly loan: Loan;
  readonly onDone: () => void;
}

/** What this client may do to the loan, and of what it might do at another time, why not now. What was sent before a reload opens again. */
export function LoanCommands({ loan, onDone }: CommandsProps) {
  const offers = useOffers(loan);
  const [open, setOpen] = useState<Offer | undefined>(() =>
    offers.find(({ command, isAsked }) => pendingOf(sentAs(command, isAsked), loan.id) !== undefined),
  );
  const [isQuoting, setQuoting] = useState(false);
  const possible = offers.filter(({ obstacle }) => obstacle === undefined);
  const firsts = FIRST.flatMap(([name, label]) =>
    possible.filter(({ command }) => command === name).map((offer) => ({ label, offer })),
  );
  const hold = possible.find(({ command }) => command === 'placeHold');
  const rest = offers.filter((offer) => firsts.every((first) => first.offer !== offer));
  const hasPayoff = loan.payoffQuote != null;
  usePageActions(
    useMemo(
      () =>
        possible.map((offer) => ({
          id: offer.command,
          label: commandText(offer.command),
          note: offer.isAsked ? 'needs approval' : undefined,
          run: () => {
            setOpen(offer);
          },
        })),
      // Offers are made anew from the same loan with each render.
      // eslint-disable-next-line react-hooks/exhaustive-deps
      [loan],
    ),
  );
  if (offers.length === 0 && !hasPayoff) return null;
  const [primary, ...others] = firsts;
  return (
    <div className="commands loan-actions">
      {primary && (
        <button
          type="button"
          className="primary"
          onClick={() => {
            setOpen(primary.offer);
          }}
        >
          {primary.label}
        </button>
      )}
      {hasPayoff && (
        <button
          type="button"
          onClick={() => {
            setQuoting(true);
          }}
        >
          Quote payoff
        </button>
      )}
      {others.map(({ label, offer }) => (
        <button
          key={offer.command}
          type="button"
          onClick={() => {
            setOpen(offer);
          }}
        >
          {label}
        </button>
      ))}
      {rest.length > 0 && <More offers={rest} dispute={hold && { ...hold, prefilled: DISPUTE }} onChosen={setOpen} />}
      {open && (
        <CommandDialog
          command={open.command}
          subject={{ field: 'loanId', id: loan.id }}
          choices={open.choices}
          prefilled={open.prefilled}
          isAsked={open.isAsked}
          onDone={onDone}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
      {isQuoting && (
        <PayoffDialog
          loanId={loan.id}
          onClose={() => {
            setQuoting(false);
          }}
        />
      )}
    </div>
  );
}

const DISPUTE: Values = { kind: 'PAYMENT_DISPUTE' };

interface MoreProps {
  readonly offers: readonly Offer[];
  readonly dispute: Offer | undefined;
  readonly onChosen: (offer: Offer) => void;
}

/** All other commands by their subject; those that are not possible now are folded away with the reason. */
function More({ offers, dispute, onChosen }: MoreProps) {
  const groups = inGroups(offers);
  return (
    <Menu label="More" isQuiet={offers.every(({ obstacle }) => obstacle !== undefined)}>
      {(close) => {
        const choose = (offer: Offer) => () => {
          close();
          onChosen(offer);
        };
        return (
          <div className="more">
            {dispute && (
              <section>
                <h3>Often</h3>
                <button type="button" onClick={choose(dispute)}>
                  Record dispute
                </button>
              </section>
            )}
            {groups.map(({ name, offers: its }) => (
              <section key={name}>
                <h3>{name}</h3>
                {its
                  .filter(({ obstacle }) => obstacle === undefined)
                  .map((offer) => (
                    <button key={offer.command} type="button" onClick={choose(offer)}>
                      {commandText(offer.command)}
                      {offer.isAsked && <small> needs approval</small>}
                      {!offer.isAsked && offer.limit !== undefined && <small> up to {dollars(offer.limit)}</small>}
                    </button>
                  ))}
                <Obstacles offers={its} />
              </section>
            ))}
          </div>
        );
      }}
    </Menu>
  );
}

function Obstacles({ offers }: { readonly offers: readonly Offer[] }) {
  const obstacles = [...new Set(offers.flatMap(({ obstacle }) => obstacle ?? []))];
  return obstacles.map((obstacle) => (
    <p key={obstacle} className="obstacle">
      <strong>
        {offers
          .filter((offer) => offer.obstacle === obstacle)
          .map(({ command }) => commandText(command))
          .join(', ')}
      </strong>
      <small>{obstacle}</small>
    </p>
  ));
}
