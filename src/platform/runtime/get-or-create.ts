interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value under a key. It is created and kept the first time. */
export function getOrCreate<Key, Value>(store: Store<Key, Value>, key: Key, create: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const created = create();
  store.set(key, created);
  return created;
}
