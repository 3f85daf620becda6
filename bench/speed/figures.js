/** The value that such a share of all stays below. */
export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}

export const median = (values) => quantile(values, 0.5);
