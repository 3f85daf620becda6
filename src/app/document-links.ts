import type { Viewer } from '../domain/access/viewer.js';

/** Links to a document's bytes that work without headers: short-lived, signed, and bound to who asked. */
export interface DocumentLinks {
  sign(documentId: string, loanId: string, viewer: Viewer): Promise<{ readonly url: string; readonly expiresAt: Date }>;
}
