import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { COMMAND_TEXTS } from '../text/command-texts.js';
import { CommandDone } from './command-done.js';
import { CommandFields } from './command-fields.js';
import {
  fieldsOf,
  labelOf,
  shownValue,
  type Choices,
  type CommandField,
  type CommandName,
  type Values,
} from './command-form-fields.js';
import { pendingOf } from './pending.js';
import { NO_FAULTS } from './refusal-faults.js';
import { QuoteShown } from './quote-shown.js';
import { givenBy, sentAs, useCommand, type Subject } from './use-command.js';
import { useQuote, type Quoted } from './use-quote.js';

interface DialogProps {
  readonly command: CommandName;
  readonly subject: Subject;
  readonly choices: Choices;
  /** Whether another client is asked for it. */
  readonly isAsked: boolean;
  /** What it is done to. */
  readonly about?: ReactNode;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A form for any command, made from its input type: fill in, look at what it will do, send. */
export function CommandDialog({ command, subject, choices, isAsked: asked, about, onDone, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const text = COMMAND_TEXTS[command];
  const fields = fieldsOf(command, ...givenBy(subject));
  const [isAsked, setAsked] = useState(asked);
  const pending = pendingOf(sentAs(command, isAsked), subject.id);
  const [values, setValues] = useState<Values>(pending?.values ?? {});
  const [isLooking, setLooking] = useState(fields.length === 0);
  const [quote, setQuote] = useState<Quoted>();
  const { isSending, faults, setFaults, done, send } = useCommand(command, subject, isAsked);
  const quoteOf = useQuote();

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  useEffect(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
    const next = () => {
      if (done) return find('.close');
      if (isLooking) return find('.look');
      return find('[aria-invalid=true]') ?? find(faults.whole === undefined ? 'input, select, textarea' : '.primary');
    };
    next()?.focus();
  }, [done, isLooking, faults]);

  const look = async () => {
    const quoted = await quoteOf(command, subject.loanId ?? subject.id, values);
    if (quoted && 'faults' in quoted) {
      setFaults(quoted.faults);
      return;
    }
    setQuote(quoted);
    setFaults(NO_FAULTS);
    setLooking(true);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLooking) return look();
    await send(values);
    // A refused input is corrected in the form.
    if (fields.length > 0) setLooking(false);
  };

  // The screen is refetched once the answer was seen: the command may remove its object from the list.
  const leave = () => {
    if (dialog.current?.open) return;
    if (done) onDone();
    onClose();
  };

  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={leave}>
      <h2 id={heading}>{isAsked ? `Request approval: ${text.name}` : text.name}</h2>
      <p className="quiet">{text.does}</p>
      {/* Present while empty, so that screen readers announce its text. */}
      <div role="status">
        {isSending && <span className="unseen">Sending …</span>}
        {done && (
          <>
            <p className="good">{isAsked ? 'Approval requested.' : 'Done.'}</p>
            <CommandDone answer={done} />
          </>
        )}
      </div>
      {done ? (
        <div className="buttons">
          <button type="button" className="primary close" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          {pending && !isSending && <p className="note">No reply yet. Retrying won’t duplicate it.</p>}
          {isLooking && (
            <p className="look" tabIndex={-1}>
              {isAsked
                ? 'Check the details, then request. Nothing changes until another person approves.'
                : 'Check the details, then confirm.'}
            </p>
          )}
          {about}
          {isLooking ? (
            <Summary {...{ command, fields, values, choices }} quote={quote} />
          ) : (
            <CommandFields command={command} fields={fields} {...{ choices, values, faults }} onChange={setValues} />
          )}
          {faults.whole !== undefined && (
            <p className="fault" role="alert">
              {faults.whole}
            </p>
          )}
          <div className="buttons">
            <button type="submit" className="primary" aria-disabled={isSending} onClick={ignoreSecondClick}>
              {isSending
                ? 'Sending …'
                : isLooking
                  ? confirmText(command, fields, values, choices, isAsked)
                  : 'Continue'}
            </button>
            {isLooking && fields.length > 0 && (
              <button
                type="button"
                onClick={() => {
                  setLooking(false);
                }}
              >
                Back
              </button>
            )}
            {faults.needsApproval && !isAsked && (
              <button
                type="button"
                onClick={() => {
                  setAsked(true);
                  setLooking(true);
                }}
              >
                Request approval
              </button>
            )}
            <button type="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}

const AMOUNT = /^(?:amount|proceeds)$/;

/** The button that sends the form: verb, object and amount. */
function confirmText(
  command: CommandName,
  fields: readonly CommandField[],
  values: Values,
  choices: Choices,
  isAsked: boolean,
): string {
  if (isAsked) return 'Request approval';
  const { name, button } = COMMAND_TEXTS[command];
  const amount = fields.find((field) => AMOUNT.test(field.name));
  const short =
    amount && (values[amount.name] ?? '') !== ''
      ? shownValue(amount, values[amount.name] ?? '')
      : choices.dealId?.find(({ value }) => value === values.dealId)?.short;
  return button && short !== undefined ? button(short) : name;
}

/** The second click of a double click on "Continue" must not confirm. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

interface SummaryProps {
  readonly command: CommandName;
  readonly fields: readonly CommandField[];
  readonly values: Values;
  readonly choices: Choices;
  readonly quote: Quoted | undefined;
}

function Summary({ command, fields, values, choices, quote }: SummaryProps) {
  const given = fields.filter(({ name }) => (values[name] ?? '') !== '');
  return (
    <>
      <dl className="facts">
        {given.map((field) => (
          <div key={field.name}>
            <dt>{labelOf(field.name, command)}</dt>
            <dd>{shownValue(field, values[field.name] ?? '', choices)}</dd>
          </div>
        ))}
      </dl>
      {quote && 'quote' in quote && <QuoteShown quote={quote.quote} />}
    </>
  );
}
