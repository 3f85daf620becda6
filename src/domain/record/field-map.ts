import { CODE_PARTS, type Field, type FieldClasses } from './field.js';
import { LOAN_DETAILS_FIELDS } from './loan-details-fields.js';
import { REQUEST_FIELDS } from './request-fields.js';
import { RESPONSE_FIELDS } from './response-fields.js';
import { UNDERWRITING_FIELDS } from './underwriting-fields.js';

/** Every field of the specification's loan record, in its order: the only place that knows them. */
export const FIELD_MAP: readonly Field[] = [
  ...LOAN_DETAILS_FIELDS,
  ...REQUEST_FIELDS,
  ...RESPONSE_FIELDS,
  ...UNDERWRITING_FIELDS,
];

/** Where the graph shows the codes of a reason, beside its text. */
const CODES_OF: Readonly<Record<string, string>> = {
  'RiskAssessment.declineReason': 'RiskAssessment.declineReasonCodes',
  'Underwriting.deals.decision.allWarnings': 'Underwriting.deals.decision.warningCodes',
  'Underwriting.deals.decision.reason': 'Underwriting.deals.decision.reasonCodes',
};

const CODE_CLASSES: FieldClasses = ['ECONOMICS'];

/** Fields of the graph that are read from the open copy of a coded reason. They are no fields of the record. */
export const CODE_FIELDS: readonly Field[] = FIELD_MAP.flatMap((field): Field[] => {
  const graphql = CODES_OF[field.graphql];
  if (graphql === undefined) return [];
  const stored = CODE_PARTS[field.stored as keyof typeof CODE_PARTS];
  return [{ ...field, kind: 'reasonCodes', classes: CODE_CLASSES, stored, graphql }];
});
