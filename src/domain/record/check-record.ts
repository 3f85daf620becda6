import { checkField } from './check-field.js';
import { FIELD_MAP } from './field-map.js';
import { joinPath, memberPath, type Faults } from './faults.js';
import { isJsonObject, type JsonObject } from './json.js';
import { valueAt } from './record-path.js';
import { RECORD_SHAPE, type ObjectShape, type Shape } from './record-shape.js';
import { meaningOf } from './spelling.js';
import { opaqueFault, textFault } from './storable-text.js';

/** A loan that nobody assessed has nothing here yet; once there is something, its lists and objects belong to it. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['data.Response', 'data.Underwriting']);

const FUNDED: ReadonlySet<string | undefined> = new Set(['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF']);

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
  const isFunded = FUNDED.has(typeof status === 'string' ? meaningOf('LoanStatus', status) : undefined);
  for (const { path, required } of REQUIRED_FIELDS) {
    if (required === 'funded' && !isFunded) continue;
    const value = valueAt(data, path);
    if (value === undefined || value === null || value === '') {
      faults.add(`data.${path}`, required === 'funded' ? 'missing on a funded loan' : 'missing');
    }
  }
}

function checkDealCount(data: unknown, faults: Faults, root: string): void {
  const deals = valueAt(data, 'Underwriting.DealTermsInfo');
  const entries = valueAt(data, 'Underwriting.UnderwritingInfo');
  if (!Array.isArray(deals) || !Array.isArray(entries) || deals.length === entries.length) return;
  faults.add(
    joinPath(root, 'Underwriting.UnderwritingInfo'),
    `must hold one entry per DealTermsInfo entry: ${entries.length} for ${deals.length}`,
  );
}
