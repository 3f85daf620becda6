import { useId } from 'react';
import { title } from '../text/words.js';
import { fieldText } from '../text/field-texts.js';
import {
  chosenIn,
  isRequired,
  jsonObjectOf,
  labelOf,
  type Choices,
  type CommandField,
  type CommandName,
  type Values,
  isFigure,
} from './command-form-fields.js';
import { fieldGroups } from './field-groups.js';
import type { Faults } from './refusal-faults.js';

interface FieldsProps {
  readonly command: CommandName;
  readonly fields: readonly CommandField[];
  readonly choices: Choices;
  readonly values: Values;
  readonly faults: Faults;
  readonly onChange: (values: Values) => void;
}

/** What is folded opens where something is said of it. */
export function CommandFields({ command, fields, choices, values, faults, onChange }: FieldsProps) {
  const draw = (field: CommandField) => (
    <Field
      key={field.name}
      command={command}
      field={field}
      isRequired={isRequired(field, values)}
      choices={choices[field.name]}
      value={values[field.name] ?? ''}
      fault={faults.at[field.name]}
      onChange={(value) => {
        onChange({ ...values, [field.name]: value });
      }}
    />
  );
  const isOpen = (some: readonly CommandField[]) =>
    some.some(({ name }) => name in faults.at || (values[name] ?? '') !== '') || undefined;
  return (
    <>
      {fieldGroups(command, fields).map(({ name, fields: its }) =>
        name === undefined ? (
          its.map(draw)
        ) : (
          <details key={name} open={isOpen(its)}>
            <summary>{name}, optional</summary>
            {its.map(draw)}
          </details>
        ),
      )}
    </>
  );
}

interface FieldProps {
  readonly command: CommandName;
  readonly field: CommandField;
  readonly isRequired: boolean;
  readonly choices: Choices[string] | undefined;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

function Field({ command, field, isRequired: required, choices, value, fault, onChange }: FieldProps) {
  const { name, type, values } = field;
  const help = fieldText(name, command)?.help;
  const id = useId();
  // An amount may be any; those of the loan are at hand.
  const options = isFigure(type) ? undefined : (choices ?? valuesOf(type, values));
  const shared = {
    id,
    name,
    value,
    required,
    'aria-invalid': fault !== undefined,
    'aria-describedby':
      [help && `${id}-help`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {labelOf(name, command)}
        {!required && <span className="quiet"> (optional)</span>}
      </label>
      {options && type === 'EnumList' ? (
        <select
          {...shared}
          multiple
          value={chosenIn(value)}
          onChange={({ target }) => {
            onChange([...target.selectedOptions].map((option) => option.value).join());
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : options ? (
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
      ) : type === 'JSONObject' ? (
        <textarea
          {...shared}
          rows={4}
          spellCheck={false}
          onChange={({ target }) => {
            const isFit = target.value.trim() === '' || jsonObjectOf(target.value) !== undefined;
            target.setCustomValidity(isFit ? '' : 'A JSON object, such as {"score": 700}');
            onChange(target.value);
          }}
        />
      ) : (
        <input
          {...shared}
          list={isFigure(type) && choices ? `${id}-likely` : undefined}
          type={type === 'Date' ? 'date' : 'text'}
          inputMode={isFigure(type) ? 'decimal' : type === 'Int' ? 'numeric' : undefined}
          pattern={patternOf(type)}
          title={patternOf(type) && 'A number, such as 125.50'}
          autoComplete="off"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
      {isFigure(type) && choices && (
        <datalist id={`${id}-likely`}>
          {choices.map((likely) => (
            <option key={likely.label} {...likely} />
          ))}
        </datalist>
      )}
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Amounts also as the desk prints them. */
function patternOf(type: string): string | undefined {
  if (isFigure(type)) return '-?[$]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)([.][0-9]+)?';
  return type === 'Int' ? '-?[0-9]+' : undefined;
}

function valuesOf(type: string, values: readonly string[]): Choices[string] | undefined {
  if (type === 'Enum' || type === 'EnumList') return values.map((value) => ({ value, label: title(value) }));
  if (type === 'Boolean') return ['true', 'false'].map((value) => ({ value, label: value === 'true' ? 'Yes' : 'No' }));
  return undefined;
}
