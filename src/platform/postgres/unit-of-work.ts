/**
 * One database transaction: all of it or nothing. Its stores do what they are asked in the order of asking, and what is
 * written is sure to be there once it has ended.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}

/** Carries what was found out of a unit of work that is rolled back. */
class RolledBack extends Error {
  constructor(readonly found: unknown) {
    super('The unit of work was rolled back');
  }
}

/** Does the work and rolls it back: nothing is committed, and its locks end with it. */
export async function rollBack<Stores, T>(
  unitOfWork: UnitOfWork<Stores>,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  try {
    return await unitOfWork.run(async (stores): Promise<never> => {
      throw new RolledBack(await work(stores));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.found as T;
    throw error;
  }
}
