import type { GraphQLScalarType } from 'graphql';
import { Field, InputType, Int, type ClassType, ID } from 'type-graphql';
import type { FieldKind } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import { fieldsBelow, writeGroup } from '../../domain/record/read-group.js';
import type { FieldFault } from '../../domain/refusal.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../shared/scalars.js';
import { CommandInput } from '../shared/command.enum.js';
import { badInput } from '../shared/bad-input.js';
import { classesOfPart, Tagged } from '../guard/tags.js';
import { LoanReferencesInput } from '../loan/loan-references.resolver.js';

type Scalar = GraphQLScalarType | StringConstructor | BooleanConstructor;

function scalarOf(kind: FieldKind): () => Scalar {
  switch (kind) {
    case 'count':
      return () => Int;
    case 'flag':
      return () => Boolean;
    case 'digitsDate':
      return () => DateScalar;
    case 'amount':
    case 'amountNumber':
    case 'rate':
    case 'fraction':
      return () => DecimalScalar;
    default:
      return () => String;
  }
}

/** An input with the fields of one group of the record, named and typed as the graph shows them. */
export function recordInput(name: string, description: string, group: string): ClassType<JsonObject> {
  @InputType(name, { description })
  class RecordInput {}
  for (const field of fieldsBelow(group)) {
    const options = { nullable: true, description: `\`${field.member}\` of the record; see \`${field.graphql}\`.` };
    Field(scalarOf(field.kind), options)(RecordInput.prototype, field.name);
    Tagged(field.classes)(RecordInput.prototype, field.name);
  }
  return RecordInput as ClassType<JsonObject>;
}

const GROUPS = {
  applicant: ['Request.ApplicantInfo', recordInput('ApplicantInput', 'Who applies.', 'Request.ApplicantInfo')],
  application: [
    'Request.ApplicationInfo',
    recordInput('ApplicationInput', 'The application itself.', 'Request.ApplicationInfo'),
  ],
  coApplicant: [
    'Request.CoApplicantInfo',
    recordInput('CoApplicantInput', 'Who applies together with the applicant.', 'Request.CoApplicantInfo'),
  ],
  dealer: [
    'Request.DealerInfo',
    recordInput('DealerInput', 'The dealer that sells the vehicle.', 'Request.DealerInfo'),
  ],
  partner: [
    'Request.PartnerInfo',
    recordInput('PartnerInput', 'The partner that brings the application.', 'Request.PartnerInfo'),
  ],
  requestedTerms: [
    'Request.RequestedTermsInfo',
    recordInput('RequestedTermsInput', 'The terms that are asked for.', 'Request.RequestedTermsInfo'),
  ],
  vehicle: [
    'Request.VehicleInfo',
    recordInput('VehicleInput', 'The vehicle that secures the loan.', 'Request.VehicleInfo'),
  ],
} as const;

type Group = keyof typeof GROUPS;

const TYPED_MEMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, [path]]) =>
    fieldsBelow(path).map(({ member, name }) => [`${path}.${member}`, `${group}.${name}`] as const),
  ),
);

/** Faults are found in the record; who gave typed members finds them by their names. */
export const atTypedMembers = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.map(({ field, reason }) => ({ field: TYPED_MEMBERS.get(field) ?? field, reason }));

@InputType({
  description: 'An application: either `request`, in the v2 record’s own shape, or the other members, typed.',
})
export class CreateLoanInput extends CommandInput {
  @Field(() => GROUPS.applicant[1], { nullable: true, description: 'Who applies.' })
  applicant?: JsonObject | null;

  @Field(() => GROUPS.application[1], { nullable: true, description: 'The application itself.' })
  application?: JsonObject | null;

  @Field(() => GROUPS.coApplicant[1], { nullable: true, description: 'Who applies together with the applicant.' })
  coApplicant?: JsonObject | null;

  @Field(() => GROUPS.dealer[1], { nullable: true, description: 'The dealer that sells the vehicle.' })
  dealer?: JsonObject | null;

  @Field(() => GROUPS.partner[1], { nullable: true, description: 'The partner that brings the application.' })
  partner?: JsonObject | null;

  @Field(() => GROUPS.requestedTerms[1], { nullable: true, description: 'The terms that are asked for.' })
  requestedTerms?: JsonObject | null;

  @Field(() => GROUPS.vehicle[1], { nullable: true, description: 'The vehicle that secures the loan.' })
  vehicle?: JsonObject | null;

  @Tagged(classesOfPart('Request'))
  @Field(() => JsonObjectScalar, { nullable: true, description: 'The `Request` of the v2 record, as it is.' })
  request?: JsonObject | null;

  @Field(() => ID, { nullable: true, description: 'The lender; that of the client’s portfolio by default.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The servicer; that of the client’s portfolio by default.' })
  primaryServicerId?: string | null;

  @Field(() => LoanReferencesInput, { nullable: true, description: 'What nothing computes of the loan.' })
  references?: LoanReferencesInput | null;
}

/** The application in the specification's shape, whichever way it was given. */
export function requestOf(input: CreateLoanInput): JsonObject {
  const groups = Object.entries(GROUPS) as [Group, (typeof GROUPS)[Group]][];
  const given = groups.filter(([name]) => input[name] != null);
  if (input.request) {
    if (given.length > 0) throw badInput('Give request or the typed members, not both');
    return input.request;
  }
  return Object.fromEntries(
    groups.map(([name, [path]]) => [path.slice('Request.'.length), writeGroup(path, input[name] ?? {})]),
  );
}
