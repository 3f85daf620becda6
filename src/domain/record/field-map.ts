import type { Field } from './field.js';
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
