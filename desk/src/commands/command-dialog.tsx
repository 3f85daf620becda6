import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { commandForms } from '../generated/commands.js';
import { useSession } from '../session/session-context.js';
import { COMMAND_TEXTS } from '../text/command-texts.js';
import { CommandDone } from './command-done.js';
import { CommandFields } from './command-fields.js';
import {
  fieldsOf,
  isComplete,
  shownValue,
  type Choices,
  type CommandField,
  type CommandName,
  type Subject,
  type Values,
} from './command-form-fields.js';
import { EffectShown } from './effect-shown.js';
import { pendingOf } from './pending.js';
import { QuoteShown } from './quote-shown.js';
import { NO_FAULTS } from './refusal-faults.js';
import { undoOf, type Undo } from './undo.js';
import { givenBy, sentAs, useCommand } from './use-command.js';
import { usePreview, type Preview } from './use-preview.js';

interface PanelProps {
  readonly command: CommandName;
  readonly subject: Subject;
  readonly choices: Choices;
  /** What is filled in at first. */
  readonly prefilled?: Values | undefined;
  /** Whether another client is asked for it. */
  readonly isAsked: boolean;
  /** What it is done to. */
  readonly about?: ReactNode;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A form for any command, made from its input type, beside the figures of the page; and then the form that undoes it. */
export function CommandDialog(props: PanelProps) {
  const [undo, setUndo] = useState<Undo>();
  const shown = undo
    ? { ...props, ...undo, choices: {}, prefilled: undefined, about: undefined, isAsked: false }
    : props;
  return <CommandPanel key={shown.command} {...shown} onUndo={setUndo} />;
}

/** What can't be undone is confirmed by its word. */
const wordOf = (command: CommandName): string | undefined =>
  COMMAND_TEXTS[command].isFinal ? COMMAND_TEXTS[command].name.split(' ')[0]?.toLowerCase() : undefined;

function CommandPanel(props: PanelProps & { readonly onUndo: (undo: Undo) => void }) {
  const { command, subject, choices, prefilled = {}, isAsked: asked, about, onDone, onClose, onUndo } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { may } = useSession();
  const text = COMMAND_TEXTS[command];
  const fields = fieldsOf(command, ...givenBy(subject));
  const sentBefore = pendingOf(sentAs(command, asked), subject.id);
  const [values, setValues] = useState<Values>(sentBefore?.values ?? prefilled);
  const [typed, setTyped] = useState('');
  const complete = isComplete(fields, values);
  const preview = usePreview({ command, subject, isAsked: asked, fields, values, isComplete: complete });
  // Above the limit of this client, the same form asks another one.
  const mayAsk = commandForms[command].isApprovable && may('requestApproval');
  const isAsked = asked || (mayAsk && preview?.faults?.needsApproval === true);
  const { isSending, faults, setFaults, done, send } = useCommand(command, subject, isAsked);
  const [seen, setSeen] = useState<Preview>();
  const pending = pendingOf(sentAs(command, isAsked), subject.id);
  const word = isAsked ? undefined : wordOf(command);
  const undo = done && !isAsked ? undoOf(command, subject, done) : undefined;
  const sent = useRef(false);

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  useEffect(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
    const next = done
      ? find('.close')
      : (find('[aria-invalid=true]') ??
        find(sent.current ? '.primary' : 'form :is(input, select, textarea, .primary)'));
    next?.focus();
  }, [done, faults]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = true;
    setSeen(preview);
    await send(values);
  };
  // The screen is refetched once the answer was seen: the command may remove its object from the list.
  const leave = () => {
    if (dialog.current?.open) return;
    if (done) onDone();
    onClose();
  };

  return (
    <dialog ref={dialog} className="panel-dialog" aria-labelledby={heading} onClose={leave}>
      <h2 id={heading}>{isAsked ? `Request approval: ${text.name}` : text.name}</h2>
      <p className="quiet">{text.does}</p>
      {/* Present while empty, so that screen readers announce its text. */}
      <div role="status">
        {isSending && <span className="unseen">Sending …</span>}
        {done && (
          <>
            <p className="good">{isAsked ? 'Approval requested.' : 'Done.'}</p>
            <CommandDone answer={done} />
            {!isAsked && seen?.effect && !seen.effect.refusal && <EffectShown effect={seen.effect} />}
          </>
        )}
      </div>
      {done ? (
        <div className="buttons">
          <button type="button" className="primary close" onClick={() => dialog.current?.close()}>
            Close
          </button>
          {undo && may(undo.command) && (
            <button
              type="button"
              onClick={() => {
                onDone();
                onUndo(undo);
              }}
            >
              Undo: {COMMAND_TEXTS[undo.command].name.toLowerCase()}
            </button>
          )}
        </div>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          {pending && !isSending && <p className="note">No reply yet. Retrying won’t duplicate it.</p>}
          {about}
          <CommandFields
            {...{ command, fields, choices, values, faults }}
            onChange={(next) => {
              setValues(next);
              if (faults !== NO_FAULTS) setFaults(NO_FAULTS);
            }}
          />
          {faults.whole !== undefined && (
            <p className="fault" role="alert">
              {faults.whole}
            </p>
          )}
          <Previewed isComplete={complete} preview={preview} isAsked={isAsked} fields={fields} />
          {word !== undefined && (
            <div className="field">
              <label htmlFor={`${heading}-word`}>
                This can’t be undone. Type <strong>{word}</strong> to confirm
              </label>
              <input
                id={`${heading}-word`}
                value={typed}
                required
                pattern={word}
                title={`Type ${word}`}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setTyped(target.value.toLowerCase());
                }}
              />
            </div>
          )}
          <div className="buttons">
            <button type="submit" className="primary" aria-disabled={isSending}>
              {isSending ? 'Sending …' : confirmText(command, fields, values, choices, isAsked, preview)}
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
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
  preview: Preview | undefined,
): string {
  if (isAsked) return 'Request approval';
  const { name, button, figure } = COMMAND_TEXTS[command];
  const after = preview?.effect?.after;
  if (figure && after) return figure(after);
  const amount = fields.find((field) => AMOUNT.test(field.name));
  const short =
    amount && (values[amount.name] ?? '') !== ''
      ? shownValue(amount, values[amount.name] ?? '')
      : choices.dealId?.find(({ value }) => value === values.dealId)?.short;
  return button && short !== undefined ? button(short) : name;
}

interface PreviewedProps {
  readonly isComplete: boolean;
  readonly preview: Preview | undefined;
  readonly isAsked: boolean;
  readonly fields: readonly CommandField[];
}

/** What would happen, before anything is sent. Its room stays while the next preview is fetched. */
function Previewed({ isComplete: complete, preview, isAsked }: PreviewedProps) {
  const [last, setLast] = useState(preview);
  if (preview && preview !== last) setLast(preview);
  const shown = preview ?? last;
  if (!complete && !shown) return <p className="quiet">Fill in the form to see what it does.</p>;
  const { effect, quote, faults } = shown ?? {};
  const why = faults && [...Object.values(faults.at), faults.whole].filter(Boolean).join(' ');
  return (
    <section className="quoted" aria-label="Preview" aria-busy={complete && !preview}>
      <h3>Preview</h3>
      {!shown && <p className="quiet">Computing …</p>}
      {isAsked && <p>Another person must approve it. Nothing changes until then.</p>}
      {why !== undefined && why !== '' && (
        <p className={isAsked ? 'quiet' : 'refused'}>{isAsked ? why : `Not possible now: ${why}`}</p>
      )}
      {quote && 'quote' in quote && <QuoteShown quote={quote.quote} />}
      {effect && !effect.refusal && <EffectShown effect={effect} isBrief={quote !== undefined && 'quote' in quote} />}
      {shown && !effect && !quote && <p className="quiet">Your role can’t see a preview.</p>}
    </section>
  );
}
