/** An input's null member means the same as its absence; the domain knows only absence. */
export type WithoutNulls<T> = T extends (infer Item)[]
  ? WithoutNulls<Item>[]
  : T extends object
    ? { [Name in keyof T]: WithoutNulls<Exclude<T[Name], null>> }
    : T;

export function withoutNulls<T>(value: T): WithoutNulls<T> {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNulls(item)) as WithoutNulls<T>;
  if (typeof value !== 'object' || value === null) return value as WithoutNulls<T>;
  const members = Object.entries(value as object).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls<unknown>(member)])) as WithoutNulls<T>;
}
