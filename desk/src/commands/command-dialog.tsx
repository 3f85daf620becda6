import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { commandForms } from '../generated/commands.js';
import { dollars, title, words } from '../shared/words.js';
import { Allocation } from './allocation.js';
import { fieldsOf, type CommandField, type CommandName, type Values } from './command-form-fields.js';
import { pendingOf } from './pending.js';
import type { Faults } from './refusal-faults.js';
import { useCommand, type Subject } from './use-command.js';

/** Values to choose from for a field, where the screen knows them. */
export type Choices = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

interface DialogProps {
  readonly command: CommandName;
  readonly subject: Subject;
  readonly choices: Choices;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A form for any command, made from its input type: fill in, look again, send; a payment shows how it would be allocated. */
export function CommandDialog({ command, subject, choices, onDone, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const fields = fieldsOf(command, subject.field);
  const pending = pendingOf(command, subject.id);
  const [values, setValues] = useState<Values>(pending?.values ?? {});
  const [isConfirming, setConfirming] = useState(false);
  const { isSending, faults, done, send } = useCommand(command, subject);
  const needsConfirming = command !== 'submitRepayment';

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (needsConfirming && !isConfirming) {
      setConfirming(true);
      return;
    }
    await send(values);
    setConfirming(false);
  };

  // The screen is read anew once the answer was seen: what the command was done to may leave it.
  const leave = () => {
    if (dialog.current?.open) return;
    if (done) onDone();
    onClose();
  };

  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={leave}>
      <h2 id={heading}>{title(command)}</h2>
      <p className="quiet">{commandForms[command].title}</p>
      {done ? (
        <div role="status">
          <p className="good">Done.</p>
          {done.__typename === 'RepaymentUpdated' && done.repayment && (
            <>
              <p>
                {dollars(done.repayment.amount)} is {words(done.repayment.state)}.
                {done.repayment.preview && ' If it settles it is allocated like this:'}
              </p>
              <Allocation allocation={done.repayment.preview ?? done.repayment.allocation} />
            </>
          )}
          <button type="button" className="primary" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          {pending && (
            <p className="note">This was sent and not answered. Sent again as it is, it is carried out once.</p>
          )}
          {isConfirming ? (
            <Summary fields={fields} values={values} />
          ) : (
            <Fields fields={fields} {...{ choices, values, faults }} onChange={setValues} />
          )}
          {faults.whole !== undefined && (
            <p className="fault" role="alert">
              {faults.whole}
            </p>
          )}
          <div className="buttons">
            <button type="submit" className="primary" aria-disabled={isSending}>
              {isSending ? 'Sending …' : isConfirming || !needsConfirming ? 'Send' : 'Continue'}
            </button>
            {isConfirming && (
              <button
                type="button"
                onClick={() => {
                  setConfirming(false);
                }}
              >
                Back
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

interface FieldsProps {
  readonly fields: readonly CommandField[];
  readonly choices: Choices;
  readonly values: Values;
  readonly faults: Faults;
  readonly onChange: (values: Values) => void;
}

/** What is required stands open; the rest does where something is said of it, or where it is little. */
function Fields({ fields, choices, values, faults, onChange }: FieldsProps) {
  const draw = (field: CommandField) => (
    <Field
      key={field.name}
      field={field}
      choices={choices[field.name]}
      value={values[field.name] ?? ''}
      fault={faults.at[field.name]}
      onChange={(value) => {
        onChange({ ...values, [field.name]: value });
      }}
    />
  );
  const rest = fields.filter(({ isRequired }) => !isRequired);
  if (rest.length <= LITTLE) return fields.map(draw);
  const isOpen = rest.some(({ name }) => name in faults.at || (values[name] ?? '') !== '');
  return (
    <>
      {fields.filter(({ isRequired }) => isRequired).map(draw)}
      <details open={isOpen || undefined}>
        <summary>More, optional</summary>
        {rest.map(draw)}
      </details>
    </>
  );
}

const LITTLE = 3;

function Summary({ fields, values }: { readonly fields: readonly CommandField[]; readonly values: Values }) {
  const given = fields.filter(({ name }) => (values[name] ?? '') !== '');
  return (
    <>
      <p>Look again; it is carried out when you send it.</p>
      <dl className="facts">
        {given.map(({ name }) => (
          <div key={name}>
            <dt>{title(name)}</dt>
            <dd>{values[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface FieldProps {
  readonly field: CommandField;
  readonly choices: Choices[string] | undefined;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

function Field({ field: { name, type, values, isRequired, help }, choices, value, fault, onChange }: FieldProps) {
  const id = useId();
  const options = choices ?? valuesOf(type, values);
  const shared = {
    id,
    name,
    value,
    required: isRequired,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-help${fault === undefined ? '' : ` ${id}-fault`}`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {title(name)}
        {!isRequired && <span className="quiet"> (optional)</span>}
      </label>
      {options ? (
        <select
          {...shared}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={type === 'Date' ? 'date' : 'text'}
          inputMode={type === 'Decimal' ? 'decimal' : type === 'Int' ? 'numeric' : undefined}
          pattern={PATTERNS[type]}
          title={PATTERNS[type] && 'A number, such as 125.50'}
          autoComplete="off"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
      <small id={`${id}-help`}>{help}</small>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

const PATTERNS: Readonly<Record<string, string>> = { Decimal: '-?[0-9]+([.][0-9]+)?', Int: '-?[0-9]+' };

function valuesOf(type: string, values: readonly string[]): Choices[string] | undefined {
  if (type === 'Enum') return values.map((value) => ({ value, label: title(value) }));
  if (type === 'Boolean') return ['true', 'false'].map((value) => ({ value, label: value === 'true' ? 'Yes' : 'No' }));
  return undefined;
}
