import * as values from './values.js';

// Printers are compiled to straight-line code, as one would write them by hand for each list of fields.

const quoted = (text) => (text === null ? 'null' : `"${text}"`);

const compile = (parameters, expression) =>
  new Function('quoted', 'values', `return (${parameters}) => ${expression}`)(quoted, values);

const objectOf = (list, printed) =>
  `'{${list.map((field) => `"${field.name}":' + ${printed(field)}`).join(` + ',`)} + '`;

/** Columns came as text: numbers are printed as they are, only free text needs escapes. */
function printedColumn({ kind }, value) {
  if (kind === 'count') return value;
  return kind === 'text' ? `JSON.stringify(${value})` : `quoted(${value})`;
}

const READERS = {
  amount: 'amount',
  amountNumber: 'amount',
  rate: 'decimal',
  rateNumber: 'decimal',
  fraction: 'decimal',
  digitsDate: 'digitsDate',
};

function printedMember({ stored, kind }, object) {
  const value = `${object}.${stored}`;
  if (kind === 'countNumber') return value;
  if (kind === 'count') return `values.count(${value})`;
  return READERS[kind] ? `quoted(values.${READERS[kind]}(${value}))` : `JSON.stringify(${value} ?? null)`;
}

/** Prints a row of a loan; `more` are further members, each with its comma. */
export function loanPrinter(loan, autoLoan) {
  const at = (field) => `row[${[...loan, ...autoLoan].indexOf(field)}]`;
  const print = (list) => objectOf(list, (field) => printedColumn(field, at(field)));
  return compile('row, more', `${print(loan)},"autoLoan":' + ${print(autoLoan)}}' + more + '}'`);
}

const members = (list, sourceOf) => `${objectOf(list, (field) => printedMember(field, sourceOf(field)))}}'`;

/** Prints an object of a record's JSON; `sources` names its parts, and `sourceOf` which of them has a field. */
export const memberPrinter = (list, sources = ['object'], sourceOf = () => 'object') =>
  compile(sources, members(list, sourceOf));

/** The same for an object of such objects. */
export const groupPrinter = (groups, sources, sourceOf) =>
  compile(
    sources,
    `'{' + ${Object.entries(groups)
      .map(([group, list]) => `'"${group}":' + ${members(list, (field) => sourceOf(field, group))}`)
      .join(` + ',' + `)} + '}'`,
  );
