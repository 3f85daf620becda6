import type { Stored } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import { groupPlan, type Source } from '../../domain/record/read-group.js';
import { objectReader } from '../../platform/runtime/object-reader.js';

/** Reads the members of one group; a member that its part does not hold is null. */
export interface GroupReader {
  /** The parts that hold what is read. */
  readonly parts: readonly Stored[];
  /** `sources` are the group in these parts, in their order. */
  readonly read: (sources: readonly Source[]) => JsonObject;
}

/** A reader of one group: of all its members, or of those whose GraphQL path is wanted. */
export function groupReader(group: string, isWanted?: (graphql: string) => boolean): GroupReader {
  const { parts, members, holders } = groupPlan(group, isWanted);
  return { parts, read: objectReader(members, holders) as GroupReader['read'] };
}
