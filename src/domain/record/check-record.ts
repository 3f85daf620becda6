import { parseColumn } from './loan-columns.js';
import { LONGEST_CSV } from './csv-rows.js';
import { columnOf, isSealedField, type Field, jsonFormOf } from './field.js';
import { RECORD_SHAPE, type ObjectShape, type Shape } from './record-shape.js';
import { isJsonObject, type JsonObject, valueAt } from './json.js';
import { isCanonicalBase64, startsAsPdf } from './record-parts.js';
import { textFault } from '../input-check.js';
import { FIELD_MAP } from './field-map.js';
import { isFunded, meaningOf } from './spelling.js';

export interface Fault {
  readonly path: string;
  readonly reason: string;
}

const MOST_REPORTED = 20;

/** What is wrong with a record. Says where and why, never what was there: the values are people's data. */
export class Faults {
  readonly #found: Fault[] = [];

  add(path: string, reason: string): void {
    if (this.#found.length < MOST_REPORTED) this.#found.push({ path, reason });
  }

  get list(): readonly Fault[] {
    return this.#found;
  }
}

export const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** A member name that was sent may itself be somebody's data: only what reads like a field name is repeated. */
export const memberPath = (path: string, name: string): string => joinPath(path, PLAIN_NAME.test(name) ? name : '?');

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
  if (field.kind === 'csv' && text.length > LONGEST_CSV) return `must have at most ${LONGEST_CSV} characters`;
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
  if (!Number.isFinite(value)) return 'is out of range';
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

/** A loan that nobody assessed has nothing here yet; once there is something, its lists and objects belong to it. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['data.Response', 'data.Underwriting']);

const REQUIRED_FIELDS = FIELD_MAP.filter(({ required }) => required !== undefined);

/** What becomes of members that the field map does not know. */
type Unknown = (path: string, value: unknown) => string | undefined;
const REFUSED: Unknown = () => 'unknown field';
/** An imported record keeps them, below its four parts; there is no place for a fifth. */
const KEPT: Unknown = (path, value) => (path.split('.').length > 2 ? opaqueFault(value) : 'unknown field');

/** Compares a `data` object with the field map: members, types, figures, and what they must agree on. */
export function checkRecord(data: unknown, faults: Faults): data is JsonObject {
  const before = faults.list.length;
  checkObject(RECORD_SHAPE, data, 'data', faults, KEPT);
  checkRequired(data, faults);
  checkDealCount(data, faults, 'data');
  return faults.list.length === before;
}

/** Compares some members of a record, sent without the others, with the part of the field map that names them. */
export function checkMembers(shape: ObjectShape, members: unknown, faults: Faults): members is JsonObject {
  const before = faults.list.length;
  checkObject(shape, members, '', faults, REFUSED);
  checkDealCount(members, faults, '');
  return faults.list.length === before;
}

function checkObject(shape: ObjectShape, value: unknown, path: string, faults: Faults, unknown: Unknown): void {
  if (!isJsonObject(value)) {
    faults.add(path, value === undefined ? 'missing' : 'must be an object');
    return;
  }
  let isEmpty = true;
  for (const name in value) {
    isEmpty = false;
    if (shape.members.has(name)) continue;
    const reason = textFault(name) ?? unknown(memberPath(path, name), value[name]);
    if (reason !== undefined) faults.add(memberPath(path, name), reason);
  }
  if (isEmpty && MAY_BE_EMPTY.has(path)) return;
  for (const [name, member] of shape.members) checkMember(member, value[name], joinPath(path, name), faults, unknown);
}

function checkMember(shape: Shape, value: unknown, path: string, faults: Faults, unknown: Unknown): void {
  if (shape.form === 'object') checkObject(shape, value, path, faults, unknown);
  else if (shape.form === 'leaf') {
    if (value !== undefined) checkField(shape.field, value, path, faults);
    else if (shape.field.kind === 'attributes') faults.add(path, 'missing');
  } else if (!Array.isArray(value)) faults.add(path, value === undefined ? 'missing' : 'must be a list');
  else {
    value.forEach((element, index) => {
      checkObject(shape.element, element, `${path}[${index}]`, faults, unknown);
    });
  }
}

function checkRequired(data: unknown, faults: Faults): void {
  if (!isJsonObject(valueAt(data, 'loanDetails'))) return;
  const status = valueAt(data, 'loanDetails.loanStatus');
  const wasFunded = typeof status === 'string' && isFunded(meaningOf('LoanStatus', status));
  for (const { path, required } of REQUIRED_FIELDS) {
    if (required === 'funded' && !wasFunded) continue;
    const value = valueAt(data, path);
    if (value === undefined || value === null || value === '') {
      faults.add(`data.${path}`, required === 'funded' ? 'is required on a funded loan' : 'missing');
    }
  }
}

function checkDealCount(data: unknown, faults: Faults, root: string): void {
  const deals = valueAt(data, 'Underwriting.DealTermsInfo');
  const entries = valueAt(data, 'Underwriting.UnderwritingInfo');
  if (!Array.isArray(deals) || !Array.isArray(entries) || deals.length === entries.length) return;
  faults.add(
    joinPath(root, 'Underwriting.UnderwritingInfo'),
    `must have one item per DealTermsInfo item: ${entries.length} for ${deals.length}`,
  );
}

const DEEPEST = 32;

/** Why a JSON value of unknown shape cannot be stored as plain text, if so. */
function opaqueFault(value: unknown, depth = 0): string | undefined {
  if (depth > DEEPEST) return 'is nested too deeply';
  if (typeof value === 'string') return textFault(value);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'is out of range';
  if (Array.isArray(value)) return firstFault(value, depth);
  if (isJsonObject(value)) return firstFault([...Object.keys(value), ...Object.values(value)], depth);
  return undefined;
}

function firstFault(values: readonly unknown[], depth: number): string | undefined {
  for (const value of values) {
    const fault = opaqueFault(value, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
