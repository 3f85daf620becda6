import { registerEnumType } from 'type-graphql';

/** An enum of the graph whose values stand for themselves, each with what it means. */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) {
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value])) as { [V in Value]: V };
  registerEnumType(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      Object.entries<string>(values).map(([value, meaning]) => [value, { description: meaning }]),
    ) as never,
  });
  return type;
}
