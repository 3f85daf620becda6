import { getOrCreate } from '../runtime/get-or-create.js';
import { mapInTurns } from '../runtime/in-turns.js';
import { absent, completeValue, failed, isPromise, madeNow, orNull, type Run, type Text } from './complete-value.js';
import type { FieldPlan, ValuePlan } from './operation.js';
import { printPlain } from './plan-operation.js';
import { type AnswerPath, chosenOf, RawJson, type WrittenData } from './written-values.js';

export type Texts = readonly Text[] | Promise<readonly Text[]>;

/** What is written for all objects of one depth of an answer. */
export interface Level {
  readonly run: Run;
  readonly data: WrittenData;
  /** Commands are carried out one after the other. */
  readonly isSerial: boolean;
}

export function printPlainValues(
  field: FieldPlan,
  value: ValuePlan,
  values: readonly unknown[],
  path: AnswerPath,
  { run, data }: Level,
): Texts {
  const printOnce = value.kind === 'LIST' ? printerOfLists(value) : (made: unknown) => printPlain(value, made);
  return mapInTurns(values, (one, index): Text => {
    if (one instanceof RawJson) return run.keep(one);
    const made = madeNow(one, run.keep);
    let text: Text;
    try {
      text = printOnce(made);
    } catch {
      text = completeValue(field, value, made, () => path(index), run);
    }
    return text === undefined ? text : data.small(text);
  });
}

/** Objects of a level may share a list, such as the commands of a loan's state: it is written once. */
function printerOfLists(value: ValuePlan & { readonly kind: 'LIST' }): (list: unknown) => string {
  const written = new Map<unknown, string>();
  return (list) => getOrCreate(written, list, () => printPlain(value, list));
}

/** What is not there, or went wrong, is told in its place; the others are printed together. */
export function printPresent(
  { field }: FieldPlan,
  value: ValuePlan,
  found: readonly unknown[],
  path: AnswerPath,
  { run }: Level,
  print: (sources: readonly unknown[], path: AnswerPath) => Texts,
): Texts {
  const present = found.flatMap((one, index) =>
    one === null || one === undefined || one instanceof Error || one instanceof RawJson ? [] : index,
  );
  const put = (printed: readonly Text[]): readonly Text[] => {
    let next = 0;
    return found.map((one, index) => {
      if (one instanceof Error) return failed(run, field, value, one, () => path(index));
      if (one === null || one === undefined) return absent(run, field, value, () => path(index));
      if (one instanceof RawJson) return run.keep(one);
      return orNull(run, value, printed[next++]);
    });
  };
  const printed = print(
    present.map((index) => found[index]),
    chosenOf(path, present),
  );
  return isPromise(printed) ? printed.then(put) : put(printed);
}
