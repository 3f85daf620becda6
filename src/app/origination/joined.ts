import { joinExcerpts } from '../../domain/record/excerpt.js';
import type { JsonObject } from '../../domain/record/json.js';
import { RECORD_SHAPE } from '../../domain/record/record-shape.js';
import type { Excerpts } from '../record-reader.js';

/** Parts of a record as one object again, in the specification's shape. */
export const joined = (excerpts: Excerpts): JsonObject =>
  joinExcerpts(
    RECORD_SHAPE,
    Object.values(excerpts).filter((excerpt) => excerpt !== null),
  );
