import { isHidden, type AnsweredError } from 'loan-gateway-client';

type Path = readonly (string | number)[];

/** The scopes that a hidden value needs; undefined for what is not hidden. */
export type HiddenFor = readonly string[] | undefined;

/** Tells of each place of an answer below `root` whether it is hidden, and what it would need. */
export const hiddenIn =
  (errors: readonly AnsweredError[], ...root: Path) =>
  (...path: Path): HiddenFor => {
    const place = [...root, ...path];
    if (!isHidden(errors, ...place)) return undefined;
    const error = errors.find(({ path: at }) => at?.every((step, index) => step === place[index]));
    return (error?.extensions?.requiredScopes as readonly string[] | undefined) ?? [];
  };

export function Hidden({ scopes }: { readonly scopes: readonly string[] }) {
  return (
    <span className="hidden">
      <span aria-hidden="true">▒▒▒ </span>hidden{scopes.length > 0 && <> · needs {scopes.join(', ')}</>}
    </span>
  );
}
