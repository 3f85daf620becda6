import { STAFF_TEXT, type Field } from '../../domain/record/field.js';
import { CODE_FIELDS, FIELD_MAP } from '../../domain/record/field-map.js';
import { all, type Access } from '../guard/access.js';

export type RecordField = Pick<Field, 'graphql' | 'classes' | 'stored'>;

/**
 * Who may not see an SSN may still see its end: the class is that of what is shown, not of where it comes from. The end of
 * the co-applicant's is for staff: the borrower is another person.
 */
const DERIVED: readonly RecordField[] = [
  { graphql: 'Borrower.ssnLast4', classes: ['PERSONAL'], stored: 'application.identity' },
  { graphql: 'Application.coApplicant.ssnLast4', classes: STAFF_TEXT, stored: 'application.identity' },
];

/** How long a list is, whatever is selected of its elements. */
const LISTS: readonly RecordField[] = [
  { graphql: 'RiskAssessment.loanTerms', classes: ['ECONOMICS'], stored: 'risk.economics' },
  { graphql: 'Underwriting.deals', classes: ['ECONOMICS'], stored: 'underwriting.economics' },
];

/** Every value of the record that the graph shows. */
export const RECORD_FIELDS: readonly RecordField[] = [...FIELD_MAP, ...CODE_FIELDS, ...DERIVED, ...LISTS];

/** What the record fields that stand directly at a GraphQL path ask for. */
export const classesAt = (path: string): Record<string, Access> =>
  Object.fromEntries(
    RECORD_FIELDS.flatMap(({ graphql, classes }) => {
      const at = graphql.lastIndexOf('.');
      return graphql.slice(0, at) === path ? [[graphql.slice(at + 1), all(...classes)]] : [];
    }),
  );
