import type { ClassType } from 'type-graphql';
import { Field, ID, ObjectType } from 'type-graphql';
import { borrowerSubject, loanSubject, SSN_LOOKUP } from '../../domain/audit/audit-subjects.js';
import { textFault } from '../../domain/input-check.js';
import { recordBorrowerId, shownBorrowerId } from '../../domain/record/ids.js';
import { invalidInput, refuse, success, type FieldFault, type Refused } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { administrationCommand, type AdministrationWork } from '../command/administration-command.js';
import type { CommandInput } from '../command/command-input.js';
import type { BorrowerIdentity } from './borrower-store.js';
import { tooManyLookups } from './lookups.js';

@ObjectType({ simpleResolvers: true, description: 'The borrowers were linked or unlinked.' })
export class BorrowersLinked {
  @Field(() => [ID], { description: 'IDs of the borrowers.' })
  borrowerIds: string[];
}

const MOST = 20;
const LONGEST_REASON = 200;

interface LinkCommandParts<Input extends CommandInput> {
  readonly name: string;
  readonly summary: string;
  readonly event: string;
  readonly input: ClassType<Input>;
  readonly fewest: number;
  readonly borrowersOf: (input: Input) => readonly string[];
  readonly change: (
    stores: AdministrationWork['stores'],
    found: readonly BorrowerIdentity[],
    ids: readonly string[],
  ) => Promise<Refused<'CONFLICT'> | undefined>;
}

/**
 * Links borrowers of several lenders as one person, or unlinks one. Social security numbers are compared, so each borrower
 * counts as a look-up of one, and the log has it.
 */
export const linkCommand = <Input extends CommandInput & { readonly reason: string }>({
  fewest,
  borrowersOf,
  change,
  ...parts
}: LinkCommandParts<Input>) => {
  const idsOf = (input: Input) => [...new Set(borrowersOf(input).map(recordBorrowerId))];
  return administrationCommand({
    ...parts,
    scopes: ['borrower:identity', 'borrower:personal'],
    refusals: ['NOT_FOUND'],
    affects: ['Borrower'],
    answer: BorrowersLinked,
    async check({ lookups }, { viewer }, input: Input) {
      const ids = idsOf(input);
      for (let counted = 0; counted < Math.min(ids.length, MOST); counted += 1) {
        const limited = await lookups.take(actorId(viewer));
        if (limited) throw tooManyLookups(limited.retryAfterSeconds);
      }
      const faults = faultsOf(ids, input.reason.trim(), fewest);
      return faults.length > 0 ? invalidInput(faults) : undefined;
    },
    async decide({ call, stores, now }, input: Input) {
      const { viewer, requestId, operation } = call;
      const ids = idsOf(input);
      const found = await stores.borrowers.identities(ids, viewer.portfolio);
      if (found.length < ids.length) return refuse('NOT_FOUND', 'There is no borrower with this ID in your portfolio.');
      const refused = await change(stores, found, ids);
      if (refused) return refused;
      await stores.audit.append({
        at: now,
        clientId: actorId(viewer),
        clientName: viewer.name,
        operation,
        requestId,
        subjects: [
          SSN_LOOKUP,
          ...ids.map(borrowerSubject),
          ...found.flatMap(({ loanIds }) => loanIds.map(loanSubject)),
        ],
        classes: ['IDENTITY'],
        fields: [],
        reason: input.reason.trim(),
      });
      return success({ borrowerIds: ids.map(shownBorrowerId) });
    },
  });
};

function faultsOf(ids: readonly string[], reason: string, fewest: number): FieldFault[] {
  const faults: FieldFault[] = [];
  if (ids.length < fewest || ids.length > MOST || ids.some((id) => textFault(id) !== undefined))
    faults.push({ field: 'borrowerIds', reason: `must be ${fewest} to ${MOST} different IDs` });
  if (reason.length === 0 || reason.length > LONGEST_REASON || textFault(reason) !== undefined)
    faults.push({ field: 'reason', reason: `must have 1 to ${LONGEST_REASON} characters` });
  return faults;
}
