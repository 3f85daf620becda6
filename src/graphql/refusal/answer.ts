import type { ClassType } from 'type-graphql';
import type { Result } from '../../domain/refusal.js';
import { toRefusal } from './to-refusal.js';

/** A command's outcome as a member of its union. */
export const answer = <Value extends object>(type: ClassType, result: Result<Value>) =>
  result.ok ? Object.assign(new type(), result.value) : toRefusal(result.refusal);
