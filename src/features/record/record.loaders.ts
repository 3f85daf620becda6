import { loader, loaderFor, type Reading } from '../reading.js';
import { discloseBureau, discloseDocument, discloseText } from '../loan/disclosures.js';
import { recordReader } from './record-reader.js';
import type { ApplicantPosition, StoredDocument } from './record-store.js';

/** As pieces of JSON: a loan may have a hundred thousand. */
export const paymentsOfLoan = loader(
  (ids, reading) => reading.from(recordReader).paymentsJson(ids, reading.reserveMemory),
  {
    disclose: discloseText,
  },
);

export const cashflowsOfLoan = loader((ids, reading) =>
  reading.from(recordReader).cashflows(ids, reading.reserveMemory),
);

export const wholeCashflowsOfLoan = loader(
  (ids, reading) => reading.from(recordReader).wholeCashflows(ids, reading.reserveMemory),
  { disclose: discloseText },
);

export const bureauAttributesOfLoan = loader(
  (ids, reading) => reading.from(recordReader).bureauAttributes(ids, reading.reserveMemory),
  { disclose: discloseBureau },
);

export const bureauAttributesJsonOfLoan = loader(
  (ids, reading) => reading.from(recordReader).bureauAttributesJson(ids, reading.reserveMemory),
  { disclose: discloseBureau },
);

export const tradeLinesOfLoan = loaderFor(
  (applicant: ApplicantPosition, ids, reading: Reading) =>
    reading.from(recordReader).tradeLines(applicant, ids, reading.reserveMemory),
  { disclose: discloseBureau },
);

export const tradeLineRowsOfLoan = loaderFor(
  (applicant: ApplicantPosition, ids, reading: Reading) =>
    reading.from(recordReader).tradeLineRows(applicant, ids, reading.reserveMemory),
  { disclose: discloseBureau },
);

export const documentsOfLoan = loader((ids, reading) => reading.from(recordReader).documents(ids), {
  disclose: discloseBureau,
});

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Content as JSON. It is large and sealed, so memory is reserved before it is read. */
export const documentJson = loader(
  async (documents: readonly StoredDocument[], reading) => {
    reading.reserveMemory(documents.map(({ size }) => base64Length(size)));
    return reading.from(recordReader).documentJson(documents);
  },
  { disclose: discloseDocument, idOf: ({ id }) => id },
);
