import { OpenedValues } from '../../src/persistence/sealing/opened-values.js';

/** Opened values are shared between requests: whoever changes one, fails. */
const read = Reflect.get(OpenedValues.prototype, 'read');

// Files that share a worker share its modules, and each comes by here.
if (read.name !== 'readFrozen') {
  OpenedValues.prototype.read = function readFrozen(this: OpenedValues, ...args: Parameters<typeof read>) {
    const value = read.apply(this, args);
    freeze(value);
    return value as never;
  };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
}
