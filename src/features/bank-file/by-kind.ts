import { entryClassOf, isSameKind, type BatchKind, type Consented } from '../../domain/payment/entry-class.js';

type Kinded = Consented & Pick<BatchKind, 'isRetry'>;

export const kindOf = (debit: Kinded): BatchKind => ({
  entryClass: entryClassOf(debit),
  isRetry: debit.isRetry,
});

const nameOf = ({ entryClass, isRetry }: BatchKind): string => `${entryClass} ${isRetry}`;

/** A batch has entries of one kind. That of the batch that is open comes first, so that it goes on. */
export function byKind<D extends Kinded>(debits: readonly D[], open: BatchKind | undefined): readonly D[] {
  const kinds = [...new Map(debits.map(kindOf).map((kind) => [nameOf(kind), kind])).values()];
  const [goesOn, begin] = [
    kinds.filter((kind) => open && isSameKind(kind, open)),
    kinds.filter((kind) => !open || !isSameKind(kind, open)),
  ];
  return [...goesOn, ...begin].flatMap((kind) => debits.filter((debit) => isSameKind(kindOf(debit), kind)));
}
