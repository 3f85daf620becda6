/** Whose customer the person behind a loan is: the lender's, or without one the servicer's. */
export interface Book {
  readonly lenderId: string | null;
  readonly primaryServicerId: string | null;
}

/** Equal for loans of one book and for no others. Within a book a person is one; between books nothing is shared. */
export const bookName = ({ lenderId, primaryServicerId }: Book): string =>
  lenderId === null ? `S${primaryServicerId ?? ''}` : `L${lenderId}`;
