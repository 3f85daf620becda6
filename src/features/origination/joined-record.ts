import { joinExcerpts, RECORD_SHAPE } from '../../domain/record/record-shape.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Excerpts } from '../loan/loan-reader.js';

/** Parts of a record as one object again, in the specification's shape. */
export const joined = (excerpts: Excerpts): JsonObject =>
  joinExcerpts(
    RECORD_SHAPE,
    Object.values(excerpts).filter((excerpt) => excerpt !== null),
  );
