import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSession } from '../session/session-context.js';
import { Badge } from '../shared/parts.js';
import { useOfferedActions } from '../shared/page-actions.js';
import { go, hrefOf } from '../shared/place.js';
import { counted, dollars, title } from '../text/words.js';
import { tabsFor, type DeskPage } from './desk-page.js';
import { Icon } from './icons.js';
import { useLoanSearch, type FoundLoan } from './use-loan-search.js';

interface Option {
  readonly id: string;
  readonly group: string;
  readonly label: ReactNode;
  readonly run: () => void;
}

interface SearchBoxProps {
  readonly pages: readonly DeskPage[];
}

/** Opens the search from the keyboard anywhere, and from the bar. */
export function SearchBox({ pages }: SearchBoxProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // A form of a command is finished or left first.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => {
      removeEventListener('keydown', open);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="search" />
        <span>Search</span>
        <span className="search-hint">loan, phone, name, VIN</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <SearchDialog
          pages={pages}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function SearchDialog({ pages, onClose }: SearchBoxProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useLoanSearch(text);
  const session = useSession();
  const actions = useOfferedActions();
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const leave = (run: () => void) => () => {
    dialog.current?.close();
    run();
  };
  const isMatch = (label: string) => label.toLowerCase().includes(text.trim().toLowerCase());
  const options: readonly Option[] = [
    ...search.loans.map((loan) => ({
      id: loan.id,
      group: 'Loans',
      label: <Found loan={loan} />,
      run: leave(() => {
        go(hrefOf(['loans', loan.id]));
      }),
    })),
    ...actions
      .filter(({ label }) => isMatch(label))
      .map(({ id, label, note, run }) => ({
        id: `action-${id}`,
        group: 'This loan',
        label: (
          <>
            {label} {note !== undefined && <small>{note}</small>}
          </>
        ),
        run: leave(run),
      })),
    ...pages
      .flatMap((page) => (page.tabs ? tabsFor(page, session) : [page]))
      .filter(({ name }) => isMatch(name))
      .map(({ name, path }) => ({
        id: `page-${name}`,
        group: 'Pages',
        label: name,
        run: leave(() => {
          go(hrefOf(path));
        }),
      })),
  ];
  const current = Math.min(chosen, options.length - 1);
  const optionId = (index: number) => `${list}-${index}`;
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = current + (event.key === 'ArrowDown' ? 1 : -1);
      setChosen((next + options.length) % Math.max(1, options.length));
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      options[current]?.run();
    }
  };
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search"
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
    >
      <div className="palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label="Search loans, pages and actions"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
          aria-describedby={`${list}-help`}
          autoComplete="off"
          spellCheck={false}
          placeholder="Loan ID, phone, email, VIN, or name and ZIP code"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={move}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div id={list} className="palette-list" role="listbox" aria-label="Results">
        {groups.map((group) => (
          <div key={group} role="group" aria-labelledby={`${list}-${group}`}>
            <div id={`${list}-${group}`} className="palette-group" role="presentation">
              {group}
            </div>
            {options.map(
              (option, index) =>
                option.group === group && (
                  <div
                    key={option.id}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === current}
                    onClick={option.run}
                    onPointerMove={() => {
                      setChosen(index);
                    }}
                  >
                    {option.label}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      <p id={`${list}-help`} className="palette-help" role="status">
        {statusOf(search, text)}
      </p>
    </dialog>
  );
}

function statusOf({ fault, isLooking, answered, loans }: ReturnType<typeof useLoanSearch>, text: string): string {
  if (fault !== undefined) return fault;
  if (isLooking) return 'Searching …';
  if (answered !== undefined)
    return loans.length === 0
      ? 'No loan matches. A name needs a ZIP code, a date of birth or the last four digits of the SSN.'
      : `${counted(loans.length)} ${loans.length === 1 ? 'loan' : 'loans'}. The lookup is written to the audit log.`;
  return text.trim() === ''
    ? 'Finds exact values: “Maria Lopez 90210”, (512) 555-0100, a VIN, a payment reference.'
    : 'Type the whole value. A name needs a ZIP code, a date of birth or the last four digits of the SSN.';
}

function Found({ loan: { id, loanStatus, remainingBalance, autoLoan, borrower } }: { readonly loan: FoundLoan }) {
  const days = autoLoan.currentDpd ?? 0;
  return (
    <>
      <strong>{borrower ? `${borrower.firstName ?? ''} ${borrower.lastName ?? ''}` : id}</strong>
      {borrower && <span className="quiet">{id}</span>}
      <Badge of={loanStatus}>{title(loanStatus)}</Badge>
      {days > 0 && <span className="bad">{counted(days)} days late</span>}
      <span className="number">{dollars(remainingBalance)}</span>
    </>
  );
}
