/** A connection keeps what it prepared until it is closed. */
const MOST_PREPARED = 500;

/** The name under which connections of a pool prepare a statement; none for what comes after so many others. */
export function preparedNames(prefix: string): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    const name = `${prefix}_${names.size}`;
    names.set(text, name);
    return name;
  };
}
