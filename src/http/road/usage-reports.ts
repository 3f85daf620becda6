import type { Viewer } from '../../domain/access/viewer.js';
import type { Answer, Operation } from '../../graphql/execution/operation.js';

/** Tells a registry of schemas which client asks for what, so that it knows what may go. */
export interface UsageReports {
  /** A query or a mutation that was carried out, and how long that took. */
  carriedOut(operation: Operation, viewer: Viewer, answer: Answer, milliseconds: number): void;
}
