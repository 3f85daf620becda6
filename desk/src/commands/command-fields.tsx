import { useId } from 'react';
import { title } from '../shared/words.js';
import type { Choices, CommandField, Values } from './command-form-fields.js';
import type { Faults } from './refusal-faults.js';

interface FieldsProps {
  readonly fields: readonly CommandField[];
  readonly choices: Choices;
  readonly values: Values;
  readonly faults: Faults;
  readonly onChange: (values: Values) => void;
}

const LITTLE = 3;

/** What is required stands open; the rest does where something is said of it, or where it is little. */
export function CommandFields({ fields, choices, values, faults, onChange }: FieldsProps) {
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

/** Amounts also as the desk prints them. */
const PATTERNS: Readonly<Record<string, string>> = {
  Decimal: '-?[$]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)([.][0-9]+)?',
  Int: '-?[0-9]+',
};

function valuesOf(type: string, values: readonly string[]): Choices[string] | undefined {
  if (type === 'Enum') return values.map((value) => ({ value, label: title(value) }));
  if (type === 'Boolean') return ['true', 'false'].map((value) => ({ value, label: value === 'true' ? 'Yes' : 'No' }));
  return undefined;
}
