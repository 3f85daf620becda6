import { useState } from 'react';

/** A choice that this browser keeps. What can't be read is as if nothing was stored. */
export function useStored<Value>(name: string, first: Value): readonly [Value, (next: Value) => void] {
  const place = `desk.${name}`;
  const [value, setValue] = useState<Value>(() => {
    try {
      const text = localStorage.getItem(place);
      return text === null ? first : (JSON.parse(text) as Value);
    } catch {
      return first;
    }
  });
  const store = (next: Value) => {
    setValue(next);
    localStorage.setItem(place, JSON.stringify(next));
  };
  return [value, store];
}
