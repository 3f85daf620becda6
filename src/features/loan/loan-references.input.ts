import { Field, InputType } from 'type-graphql';
import {
  REFERENCE_FIELDS,
  REFERENCE_NAMES,
  type LoanReferences,
  type ReferenceName,
} from '../../domain/loan/references.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { Tagged } from '../../platform/guard/tags.js';
import { scalarOf } from './record-scalars.js';

/** Each reference as a field of an input, named as the graph shows it. */
export function addReferences(prototype: object): void {
  for (const name of REFERENCE_NAMES) {
    const field = LOAN_DETAILS_FIELDS.find(({ path }) => path === `loanDetails.${REFERENCE_FIELDS[name]}`);
    if (!field) throw new TypeError(`There is no ${REFERENCE_FIELDS[name]}`);
    const description = `\`${field.path}\` of the record; see \`${field.graphql}\`.`;
    Field(() => scalarOf(name, field.kind), { nullable: true, description })(prototype, name);
    Tagged(field.classes)(prototype, name);
  }
}

@InputType({
  description:
    'Loan references that are never computed: addresses, servicers, digests, and figures of an external engine.',
})
export class LoanReferencesInput {}
addReferences(LoanReferencesInput.prototype);

/** The same, as the use cases know it. */
export const referencesOf = (input: object): LoanReferences => {
  const said = input as Readonly<Partial<Record<ReferenceName, string | null>>>;
  return Object.fromEntries(REFERENCE_NAMES.map((name) => [name, said[name]]));
};
