/**
 * One database transaction: all of it or nothing. Its stores do what they are asked in the order of asking, and what is
 * written is sure to be there once it has ended.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}
