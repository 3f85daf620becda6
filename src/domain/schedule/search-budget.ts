/** A look at a flow in integers of 192 bits takes as long as this many in floating point. */
const EXACT_COST = 10;

/**
 * The work that one search for yields may do, in looks at a flow in floating point; 300,000 take some 20 ms. Flows that
 * change sign once or twice need a few thousand. A search that has spent its budget keeps what it has found.
 */
export class SearchBudget {
  private left = 300_000;

  /** Takes the cost of a pass through so many flows. False when it was spent before. */
  spend(flows: number): boolean {
    if (this.left <= 0) return false;
    this.left -= flows;
    return true;
  }

  spendExact(flows: number): boolean {
    return this.spend(flows * EXACT_COST);
  }
}
