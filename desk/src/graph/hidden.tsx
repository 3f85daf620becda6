import { isHidden, type AnsweredError } from 'loan-gateway-client';
import { accessText } from '../text/access-texts.js';

type Path = readonly (string | number)[];

/** The scopes that a hidden value requires; undefined when the value is visible. */
export type HiddenFor = readonly string[] | undefined;

/** Whether the value at a path is hidden, and which scopes it requires. */
export type HiddenAt = (...path: Path) => HiddenFor;

/** Looks up hidden values by their path below `root`. */
export const hiddenIn =
  (errors: readonly AnsweredError[], ...root: Path): HiddenAt =>
  (...path) => {
    const place = [...root, ...path];
    if (!isHidden(errors, ...place)) return undefined;
    const error = errors.find(({ path: at }) => at?.every((step, index) => step === place[index]));
    return (error?.extensions?.requiredScopes as readonly string[] | undefined) ?? [];
  };

export function Hidden({ scopes }: { readonly scopes: readonly string[] }) {
  return (
    <span className="hidden">
      <span aria-hidden="true">▒▒▒ </span>
      {accessText(scopes)}
    </span>
  );
}
