import { readFileSync } from 'node:fs';

const TEXT = readFileSync(new URL('../../golden/interface.md', import.meta.url), 'utf8');

/** The text between one heading and the next. */
function section(number: string): string {
  const [, after = ''] = TEXT.split(`### ${number} `);
  return after.split(/\n##+ /)[0] ?? '';
}

/** Cells of the rows of all tables, without heading and rule. */
const tableRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|(---|\s*(Field|Sub-object|Member)\s*\|)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const names = (list: string): string[] =>
  list
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/\.\s*$/, '')
    .split(',')
    .map((name) => name.trim());

/** A sentence `<subject>: a, b, c.` of a section. */
function listAfter(text: string, subject: RegExp): string[] {
  const line = text.split('\n').find((candidate) => subject.test(candidate)) ?? '';
  return names(line.replace(subject, ''));
}

const under = (path: string, members: readonly string[]): string[] => members.map((name) => `${path}.${name}`);

function loanDetailsPaths(): string[] {
  const text = section('2.3');
  return tableRows(text).flatMap(([name = '', type = '']) => {
    if (name === 'metadata') {
      return under('loanDetails.metadata.AutoLoan', listAfter(text, /^`metadata\.AutoLoan` fields \(all strings\): /));
    }
    const [, members] = /^object: (.*)$/.exec(type) ?? [];
    return members ? under(`loanDetails.${name}`, names(members)) : [`loanDetails.${name}`];
  });
}

const requestPaths = (): string[] =>
  tableRows(section('2.4')).flatMap(([part = '', members = '']) => under(`Request.${part}`, names(members)));

function responsePaths(): string[] {
  const text = section('2.5');
  return tableRows(text).flatMap(([name = '']) =>
    name === 'LoanTerms'
      ? under('Response.LoanTerms[]', listAfter(text, /^LoanTerms element members: /))
      : [`Response.${name}`],
  );
}

function underwritingPaths(): string[] {
  const text = section('2.6');
  return tableRows(text).flatMap(([name = '', type = '']) =>
    type === 'array of objects'
      ? under(`Underwriting.${name}[]`, listAfter(text, new RegExp(`^${name} element members \\(strings\\): `)))
      : [`Underwriting.${name}`],
  );
}

/** Every field path that the specification lists, in its order. */
export const specificationPaths = (): string[] => [
  ...loanDetailsPaths(),
  ...requestPaths(),
  ...responsePaths(),
  ...underwritingPaths(),
];

export const specificationAttributes = (): string[] =>
  listAfter(section('2.6'), /^3\. PrimaryCreditInfo members named explicitly: /);

export const specificationFamilies = (): string[] =>
  names((/with these prefixes: ([^.]*)\./.exec(section('2.6')) ?? [])[1] ?? '');

export const specificationTradeLineColumns = (): string[] =>
  names((/\(columns include ([^)]*)\)/.exec(section('2.6')) ?? [])[1] ?? '');
