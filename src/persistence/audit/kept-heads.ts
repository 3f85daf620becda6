import { readAnchors } from './audit-anchor.js';
import type { AuditHead } from './audit-chain.js';

export interface KeptHeads {
  readonly heads: readonly AuditHead[];
  readonly faults: readonly string[];
  /** What whoever verifies should know and is no fault. */
  readonly notes: readonly string[];
}

/** What files outside the database say the log must hold. A file that is not there is a fault: it was. */
export async function keptHeads(files: readonly string[]): Promise<KeptHeads> {
  const heads: AuditHead[] = [];
  const faults: string[] = [];
  const notes: string[] = [];
  for (const file of files) {
    const kept = await readAnchors(file);
    if (!kept) {
      faults.push(`the anchor ${file} is missing`);
      continue;
    }
    for (const line of kept.unreadable) faults.push(`line ${line} of the anchor ${file} is not readable`);
    const [first] = kept.anchors;
    if (first?.acceptedBecause !== undefined)
      notes.push(`${first.at}: a log that lacked earlier ends was accepted (${first.acceptedBecause})`);
    for (const head of kept.anchors) heads.push(head);
  }
  return { heads, faults, notes };
}
