import { readFileSync } from 'node:fs';
import { splitRecord } from '../../../src/domain/record/split-and-join.js';
import type { Fault } from '../../../src/domain/record/check-record.js';
import type { RecordParts } from '../../../src/domain/record/record-parts.js';

const TEXT = readFileSync(new URL('../../golden/sample-record.json', import.meta.url), 'utf8');

/** A JSON value whose members a test may set. */
export type Loose = Record<string, unknown>;

export interface Envelope extends Loose {
  data: { loanDetails: Loose; Request: Record<string, Loose>; Response: Loose; Underwriting: Loose };
}

/** A fresh copy of the specification's sample, ready to be spoiled. */
export const sampleEnvelope = (): Envelope => ({ loanId: 'LN-1-463370', ...(JSON.parse(TEXT) as Envelope) });

/** The sample's application, with a number in place of one that was never issued: an application with such is refused. */
export function sampleApplication(): Envelope['data'] {
  const { data } = sampleEnvelope();
  Object.assign(data.Request.ApplicantInfo!, { ApplicantSSN: '532235402' });
  return data;
}

export function partsOf(envelope: unknown): RecordParts {
  const split = splitRecord(envelope);
  if (!split.ok) throw new Error(JSON.stringify(split.faults));
  return split.parts;
}

export function faultsOf(spoil: (envelope: Envelope) => void): readonly Fault[] {
  const envelope = sampleEnvelope();
  spoil(envelope);
  const split = splitRecord(envelope);
  return split.ok ? [] : split.faults;
}

/** As a database or a file would hand the record back. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
