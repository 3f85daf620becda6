import { obtain } from '../obtain.js';
import type { Scope } from './visibility.js';

const known = new Map<string, ReadonlySet<Scope>>();

/** One set for the same scopes, whoever has them, so that what follows from them is worked out once and kept by the set. */
export function scopeSet(scopes: Iterable<Scope>): ReadonlySet<Scope> {
  const names = [...new Set(scopes)].sort();
  return obtain(known, names.join(' '), () => new Set(names));
}
