import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { commandForms } from '../generated/commands.js';
import { title } from '../shared/words.js';
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
    // What was refused is mended where it was filled in.
    if (fields.length > 0) setLooking(false);
  };

  // The screen is read anew once the answer was seen: what the command was done to may leave it.
  const leave = () => {
    if (dialog.current?.open) return;
    if (done) onDone();
    onClose();
  };

  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={leave}>
      <h2 id={heading}>{isAsked ? `Ask for approval: ${title(command)}` : title(command)}</h2>
      <p className="quiet">{commandForms[command].title}</p>
      {/* Stands before there is anything to say: what comes into it is read out. */}
      <div role="status">
        {isSending && <span className="unseen">Sending …</span>}
        {done && (
          <>
            <p className="good">{isAsked ? 'Asked.' : 'Done.'}</p>
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
          {pending && (
            <p className="note">This was sent and not answered. Sent again as it is, it is carried out once.</p>
          )}
          {isLooking && (
            <p className="look" tabIndex={-1}>
              {isAsked
                ? 'Look again; another client decides it, and nothing changes before.'
                : 'Look again; it is carried out when you send it.'}
            </p>
          )}
          {about}
          {isLooking ? (
            <Summary {...{ fields, values, choices }} quote={quote} />
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
              {isSending ? 'Sending …' : !isLooking ? 'Continue' : isAsked ? 'Ask' : 'Send'}
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
                Ask for approval
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

/** Who double-clicks to go on has not looked yet, and has not meant to send. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

interface SummaryProps {
  readonly fields: readonly CommandField[];
  readonly values: Values;
  readonly choices: Choices;
  readonly quote: Quoted | undefined;
}

function Summary({ fields, values, choices, quote }: SummaryProps) {
  const given = fields.filter(({ name }) => (values[name] ?? '') !== '');
  return (
    <>
      <dl className="facts">
        {given.map((field) => (
          <div key={field.name}>
            <dt>{labelOf(field.name)}</dt>
            <dd>{shownValue(field, values[field.name] ?? '', choices)}</dd>
          </div>
        ))}
      </dl>
      {quote && 'quote' in quote && <QuoteShown quote={quote.quote} />}
    </>
  );
}
