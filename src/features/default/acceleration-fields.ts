import { MONEY_FIELDS } from '../loan/affected-fields.js';

/** The fields of `Loan` that change when its whole balance becomes due, or is due as scheduled again. */
export const ACCELERATION_FIELDS: readonly string[] = [...MONEY_FIELDS, 'acceleration'];
