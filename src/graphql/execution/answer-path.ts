/** Where values stand in the answer, by their number among those of a level. Worked out only for who has an error to tell. */
export type AnswerPath = (index: number) => readonly (string | number)[];

export const ROOT: AnswerPath = () => [];

export const memberOf =
  (path: AnswerPath, key: string): AnswerPath =>
  (index) => [...path(index), key];

/** Of those values that were chosen from all, by their numbers. */
export const chosenOf =
  (path: AnswerPath, chosen: readonly number[]): AnswerPath =>
  (index) =>
    path(chosen[index] ?? 0);

/** Of the elements of lists that were put one behind the other. */
export const elementsOf =
  (path: AnswerPath, lists: readonly (readonly unknown[] | undefined)[]): AnswerPath =>
  (index) => {
    let before = 0;
    const list = lists.findIndex((each) => {
      const isHere = each !== undefined && index < before + each.length;
      if (!isHere) before += each?.length ?? 0;
      return isHere;
    });
    return [...path(list), index - before];
  };
