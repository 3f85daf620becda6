import type { Field, FieldClass } from '../../domain/record/field.js';
import { FIELD_MAP } from '../../domain/record/field-map.js';

export type RecordField = Pick<Field, 'graphql' | 'fieldClass' | 'stored'>;

/** Who may not see an SSN may still see its end: the class is that of what is shown, not of where it comes from. */
const DERIVED: readonly RecordField[] = [
  { graphql: 'Borrower.ssnLast4', fieldClass: 'PERSONAL', stored: 'application.identity' },
  { graphql: 'Application.coApplicant.ssnLast4', fieldClass: 'PERSONAL', stored: 'application.identity' },
];

/** How long a list is, whatever is selected of its elements. */
const LISTS: readonly RecordField[] = [
  { graphql: 'RiskAssessment.loanTerms', fieldClass: 'INTERNAL', stored: 'risk.internal' },
  { graphql: 'Underwriting.deals', fieldClass: 'INTERNAL', stored: 'underwriting.internal' },
];

/** Every value of the record that the graph shows. */
export const RECORD_FIELDS: readonly RecordField[] = [...FIELD_MAP, ...DERIVED, ...LISTS];

/** The classes of the record fields that stand directly at a GraphQL path. */
export const classesAt = (path: string): Record<string, FieldClass> =>
  Object.fromEntries(
    RECORD_FIELDS.flatMap(({ graphql, fieldClass }) => {
      const at = graphql.lastIndexOf('.');
      return graphql.slice(0, at) === path ? [[graphql.slice(at + 1), fieldClass]] : [];
    }),
  );
