import { parseColumn } from './loan-columns.js';
import { LONGEST_CSV } from './csv-rows.js';
import { columnOf, type Field, jsonFormOf } from './field.js';
import { RECORD_SHAPE, type ObjectShape, type Shape } from './record-shape.js';
import { isJsonObject, type JsonObject, valueAt } from './json.js';
import { isCanonicalBase64, startsAsPdf } from './record-parts.js';
import { idFault, nameFault, textFault } from '../input-check.js';
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

  addIf(fault: Fault | undefined): void {
    if (fault) this.add(fault.path, fault.reason);
  }

  get list(): readonly Fault[] {
    return this.#found;
  }
}

export const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** A member name may itself be personal data: only names that look like fields are repeated. */
export const memberPath = (path: string, name: string): string => joinPath(path, PLAIN_NAME.test(name) ? name : '?');

const PARTIES: ReadonlySet<string> = new Set(['initialLender', 'loanServicer']);

/** IDs, and the addresses of a lender and a servicer. */
function isId(field: Field): boolean {
  const column = columnOf(field);
  return field.kind === 'text' && column !== undefined && (column.endsWith('Id') || PARTIES.has(column));
}

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
  const unstorable = textFault(text);
  if (unstorable !== undefined) return unstorable;
  if (field.kind === 'csv' && text.length > LONGEST_CSV) return `must have at most ${LONGEST_CSV} characters`;
  if (isId(field) && text !== '') return idFault(text);
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
    else faults.addIf(opaqueFault(element, elementPath));
  });
}

function checkAttributes(value: unknown, path: string, faults: Faults): void {
  if (!isJsonObject(value)) {
    faults.add(path, 'must be an object');
    return;
  }
  for (const name in value) {
    const text = value[name];
    const reason = nameFault(name) ?? (typeof text === 'string' ? textFault(text) : 'must be a string');
    if (reason !== undefined) faults.add(memberPath(path, name), reason);
  }
}

/** A loan without an assessment has nothing here yet; later its lists and objects belong to it. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['data.Response', 'data.Underwriting']);

const REQUIRED_FIELDS = FIELD_MAP.filter(({ required }) => required !== undefined);

/** The handling of members that the field map does not have. */
type Unknown = (path: string, value: unknown) => Fault | undefined;
const REFUSED: Unknown = (path) => ({ path, reason: 'unknown field' });
/** An imported record keeps them, below its four parts; there is no place for a fifth. */
const KEPT: Unknown = (path, value) => (path.split('.').length > 2 ? opaqueFault(value, path) : REFUSED(path, value));

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
    const at = memberPath(path, name);
    const reason = nameFault(name);
    faults.addIf(reason === undefined ? unknown(at, value[name]) : { path: at, reason });
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

/** Where and why a JSON value of unknown shape cannot be stored, if so. */
function opaqueFault(value: unknown, path: string, depth = 0): Fault | undefined {
  if (depth > DEEPEST) return { path, reason: 'is nested too deeply' };
  const reason = typeof value === 'string' ? textFault(value) : undefined;
  if (reason !== undefined) return { path, reason };
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path, reason: 'is out of range' };
  if (Array.isArray(value))
    return firstFault(value, (element, index) => opaqueFault(element, `${path}[${index}]`, depth + 1));
  if (!isJsonObject(value)) return undefined;
  return firstFault(Object.keys(value), (name) => {
    const at = memberPath(path, name);
    const fault = nameFault(name);
    return fault === undefined ? opaqueFault(value[name], at, depth + 1) : { path: at, reason: fault };
  });
}

function firstFault<Item>(
  items: readonly Item[],
  faultOf: (item: Item, index: number) => Fault | undefined,
): Fault | undefined {
  for (const [index, item] of items.entries()) {
    const fault = faultOf(item, index);
    if (fault) return fault;
  }
  return undefined;
}
