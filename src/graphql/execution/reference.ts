import type { GraphContext } from '../request/context.js';
import type { Selection } from './selection.js';

/** Entities of one type by their keys, in their order; undefined where there is none for this viewer. */
export type Reference = (
  ids: readonly string[],
  context: GraphContext,
  selection: Selection,
) => readonly unknown[] | Promise<readonly unknown[]>;
