import { parseColumn } from './column-value.js';
import type { Faults } from './faults.js';
import { memberPath } from './faults.js';
import { columnOf, isSealedField, type Field } from './field.js';
import { jsonFormOf } from './field-kind.js';
import { isJsonObject } from './json.js';
import { isCanonicalBase64, startsAsPdf } from './pdf-base64.js';
import { opaqueFault, textFault } from './storable-text.js';

const LONGEST_ID = 200;

/** Ids are what loans are looked up by, and an index entry has its limits. */
const isId = (field: Field): boolean => field.kind === 'text' && columnOf(field)?.endsWith('Id') === true;

/** Request, Response and Underwriting pass through as they are; only loanDetails is held to its value conventions. */
const isFigure = ({ path }: Field): boolean => path.startsWith('loanDetails.');

export function checkField(field: Field, value: unknown, path: string, faults: Faults): void {
  const reject = (reason: string | undefined): void => {
    if (reason !== undefined) faults.add(path, reason);
  };
  if (value === null && field.kind !== 'attributes') return;
  switch (jsonFormOf(field.kind)) {
    case 'string':
      reject(typeof value === 'string' ? stringFault(field, value) : 'must be a string');
      return;
    case 'number':
      reject(numberFault(field, value));
      return;
    case 'scalar':
      reject(typeof value === 'string' ? stringFault(field, value) : numberFault(field, value));
      return;
    case 'list':
      checkList(field, value, path, faults);
      return;
    case 'object':
      checkAttributes(value, path, faults);
  }
}

function stringFault(field: Field, text: string): string | undefined {
  if (field.kind === 'pdf') return text === '' ? undefined : pdfFault(text);
  // What is sealed is kept as JSON, but a CSV as its own text.
  const unstorable = isSealedField(field) && field.kind !== 'csv' ? undefined : textFault(text);
  if (unstorable !== undefined) return unstorable;
  if (isId(field) && text.length > LONGEST_ID) return `must have at most ${LONGEST_ID} characters`;
  return isFigure(field) ? columnFault(field, text) : undefined;
}

function pdfFault(base64: string): string | undefined {
  if (!isCanonicalBase64(base64)) return 'must be canonical base64';
  return startsAsPdf(base64) ? undefined : 'must be a PDF';
}

function columnFault({ kind }: Field, value: string | number): string | undefined {
  const parsed = parseColumn(kind, value);
  return 'reason' in parsed ? parsed.reason : undefined;
}

function numberFault(field: Field, value: unknown): string | undefined {
  if (typeof value !== 'number') return field.kind === 'scalar' ? 'must be a string or a number' : 'must be a number';
  if (!Number.isFinite(value)) return 'number out of range';
  return isFigure(field) ? columnFault(field, value) : undefined;
}

function checkList({ kind }: Field, value: unknown, path: string, faults: Faults): void {
  if (!Array.isArray(value)) {
    faults.add(path, 'must be a list');
    return;
  }
  value.forEach((element: unknown, index) => {
    const elementPath = `${path}[${index}]`;
    if (kind === 'texts' && typeof element !== 'string') faults.add(elementPath, 'must be a string');
    else if (kind === 'payments' && !isJsonObject(element)) faults.add(elementPath, 'must be an object');
    else {
      const reason = opaqueFault(element);
      if (reason !== undefined) faults.add(elementPath, reason);
    }
  });
}

function checkAttributes(value: unknown, path: string, faults: Faults): void {
  if (!isJsonObject(value)) {
    faults.add(path, 'must be an object');
    return;
  }
  for (const name in value) {
    if (typeof value[name] !== 'string') faults.add(memberPath(path, name), 'must be a string');
  }
}
