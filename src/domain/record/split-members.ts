import { checkMembers } from './check-record.js';
import { Faults, type Fault } from './faults.js';
import { JSON_PARTS, type JsonPart } from './field.js';
import type { JsonObject } from './json.js';
import type { RecordSlots } from './record-parts.js';
import { shapeOf } from './record-shape.js';
import { takeSlots } from './slots.js';
import { takeExcerpts } from './take-excerpts.js';

export type SplitMembers<Parts> =
  ({ readonly ok: true } & Parts) | { readonly ok: false; readonly faults: readonly Fault[] };

type Excerpts<Prefix extends string> = Readonly<Record<Extract<JsonPart, `${Prefix}.${string}`>, JsonObject>>;

export interface ApplicationParts {
  readonly excerpts: Excerpts<'application'>;
}

export interface AssessmentParts extends Omit<RecordSlots, 'payments'> {
  readonly excerpts: Excerpts<'risk' | 'underwriting'>;
}

const APPLICATION_SHAPE = shapeOf(({ path }) => path.startsWith('Request.'));
const ASSESSMENT_SHAPE = shapeOf(({ path }) => path.startsWith('Response.') || path.startsWith('Underwriting.'));

/** Takes `{ Request }` apart: what a new loan begins with. */
export function splitApplication(members: unknown): SplitMembers<ApplicationParts> {
  const faults = new Faults();
  if (!checkMembers(APPLICATION_SHAPE, members, faults)) return { ok: false, faults: faults.list };
  return { ok: true, excerpts: partsNamed(members, 'application') };
}

/** Takes `{ Response, Underwriting }` apart: what a risk engine hands over, and why the loan was decided on as it was. */
export function splitAssessment(members: unknown, lendingDecisionReason: string): SplitMembers<AssessmentParts> {
  const faults = new Faults();
  if (!checkMembers(ASSESSMENT_SHAPE, members, faults)) return { ok: false, faults: faults.list };
  const { cashflowsCsv, bureau, documents } = takeSlots(members);
  const excerpts = partsNamed({ ...members, loanDetails: { lendingDecisionReason } }, 'risk', 'underwriting');
  return { ok: true, excerpts, cashflowsCsv, bureau, documents };
}

function partsNamed<Prefix extends string>(members: JsonObject, ...prefixes: Prefix[]): Excerpts<Prefix> {
  const excerpts = takeExcerpts(members);
  const wanted = (Object.keys(JSON_PARTS) as JsonPart[]).filter((part) =>
    prefixes.some((prefix) => part.startsWith(`${prefix}.`)),
  );
  return Object.fromEntries(wanted.map((part) => [part, excerpts[part]])) as Excerpts<Prefix>;
}
