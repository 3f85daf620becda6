import { CommandInput } from '../command/command-input.js';
import { Field, InputType, type ClassType, ID } from 'type-graphql';
import type { JsonObject } from '../../domain/record/json.js';
import { fieldsBelow, writeGroup } from '../../domain/record/read-group.js';
import type { FieldFault } from '../../domain/refusal.js';
import { JsonObjectScalar } from '../../platform/scalars/scalars.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { Tagged } from '../../platform/guard/tags.js';
import { classesOfPart } from '../loan/record-fields.js';
import { scalarOf } from '../loan/record-scalars.js';
import { LoanReferencesInput } from '../loan/loan-references.input.js';

/** An input with the fields of one group of the record, named and typed as the graph shows them. */
export function recordInput(name: string, description: string, group: string): ClassType<JsonObject> {
  @InputType(name, { description })
  class RecordInput {}
  for (const field of fieldsBelow(group)) {
    const options = { nullable: true, description: `v2 name: \`${field.member}\`. See \`${field.graphql}\`.` };
    Field(() => scalarOf(field.name, field.kind), options)(RecordInput.prototype, field.name);
    Tagged(field.classes)(RecordInput.prototype, field.name);
  }
  return RecordInput as ClassType<JsonObject>;
}

const GROUPS = {
  applicant: ['Request.ApplicantInfo', recordInput('ApplicantInput', 'The applicant.', 'Request.ApplicantInfo')],
  application: [
    'Request.ApplicationInfo',
    recordInput('ApplicationInput', 'The application.', 'Request.ApplicationInfo'),
  ],
  coApplicant: [
    'Request.CoApplicantInfo',
    recordInput('CoApplicantInput', 'The co-applicant.', 'Request.CoApplicantInfo'),
  ],
  dealer: [
    'Request.DealerInfo',
    recordInput('DealerInput', 'The dealer that sells the vehicle.', 'Request.DealerInfo'),
  ],
  partner: [
    'Request.PartnerInfo',
    recordInput('PartnerInput', 'The partner that referred the application.', 'Request.PartnerInfo'),
  ],
  requestedTerms: [
    'Request.RequestedTermsInfo',
    recordInput('RequestedTermsInput', 'Requested terms.', 'Request.RequestedTermsInfo'),
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

/** Faults are found in the record; callers with typed input find them by its names. */
export const atTypedMembers = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.map(({ field, reason }) => ({ field: TYPED_MEMBERS.get(field) ?? field, reason }));

@InputType({
  description: 'An application: either `request` in the v2 format, or the typed fields.',
})
export class CreateLoanInput extends CommandInput {
  @Field(() => GROUPS.applicant[1], { nullable: true, description: 'The applicant.' })
  applicant?: JsonObject | null;

  @Field(() => GROUPS.application[1], { nullable: true, description: 'The application.' })
  application?: JsonObject | null;

  @Field(() => GROUPS.coApplicant[1], { nullable: true, description: 'The co-applicant.' })
  coApplicant?: JsonObject | null;

  @Field(() => GROUPS.dealer[1], { nullable: true, description: 'The dealer that sells the vehicle.' })
  dealer?: JsonObject | null;

  @Field(() => GROUPS.partner[1], { nullable: true, description: 'The partner that referred the application.' })
  partner?: JsonObject | null;

  @Field(() => GROUPS.requestedTerms[1], { nullable: true, description: 'Requested terms.' })
  requestedTerms?: JsonObject | null;

  @Field(() => GROUPS.vehicle[1], { nullable: true, description: 'The vehicle that secures the loan.' })
  vehicle?: JsonObject | null;

  @Tagged(classesOfPart('Request'))
  @Field(() => JsonObjectScalar, { nullable: true, description: 'The `Request` of the v2 record.' })
  request?: JsonObject | null;

  @Field(() => ID, { nullable: true, description: 'ID of the lender. Default: the lender of the caller’s portfolio.' })
  lenderId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the primary servicer. Default: the servicer of the caller’s portfolio.',
  })
  primaryServicerId?: string | null;

  @Field(() => LoanReferencesInput, { nullable: true, description: 'Loan references that are never computed.' })
  references?: LoanReferencesInput | null;
}

/** The application in the specification's shape, whichever way it was given. */
export function requestOf(input: CreateLoanInput): JsonObject {
  const groups = Object.entries(GROUPS) as [Group, (typeof GROUPS)[Group]][];
  const given = groups.filter(([name]) => input[name] != null);
  if (input.request) {
    if (given.length > 0) throw badInput('Give `request` or the typed fields, not both.');
    return input.request;
  }
  return Object.fromEntries(
    groups.map(([name, [path]]) => [path.slice('Request.'.length), writeGroup(path, input[name] ?? {})]),
  );
}
