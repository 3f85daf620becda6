import { type Viewer } from '../domain/access/viewer.js';
import { actorId } from '../platform/identity/viewer.js';
import type { Disclosures } from '../platform/audit/audit-log-port.js';
import * as platform from '../platform/request/loader.js';
import type { MemoryBudget } from '../platform/runtime/memory-budget.js';
import { overBudget } from '../platform/runtime/over-budget.js';
import type { ReadSource } from './read-source.js';

/** What a loader reads with: the viewer it reads for, and the readers of the request's source. */
export class Reading {
  private share: ReadSource | undefined;

  constructor(
    private readonly source: ReadSource,
    readonly viewer: Viewer,
    readonly disclosures: Disclosures,
    private readonly memory: MemoryBudget | undefined,
  ) {}

  from<Reader>(create: (source: ReadSource) => Reader): Reader {
    return this.source.get(create);
  }

  /** For pages, counts and sums, which may take long: in the caller's share of the connections. */
  inShare<Reader>(create: (source: ReadSource) => Reader): Reader {
    this.share ??= this.source.inShareOf(actorId(this.viewer));
    return this.share.get(create);
  }

  /** Reserves memory for stored values of these sizes before they are read. Fails if they exceed the budget. */
  get reserveMemory(): (sizes: readonly number[]) => void {
    const { memory } = this;
    return (sizes) => {
      if (memory?.forStored(sizes)) throw overBudget(memory);
    };
  }
}

type ReadRows<Key, Row> = platform.LoaderSpec<Reading, Key, Row>['read'];
type Options<Key, Row> = Omit<platform.LoaderSpec<Reading, Key, Row>, 'read'>;

/**
 * Declares how rows are read by their ids. Fields ask for them with `context.load` and `context.loadAll`; all that are
 * asked for together are read together, once per request.
 */
export const loader = <Row, Key = string>(read: ReadRows<Key, Row>, options?: Options<Key, Row>) =>
  platform.loader({ read, ...options });

/** The same for each question, such as the columns to read or the page of a list: equal questions are read together. */
export const loaderFor = <Question extends object | string, Row, Key = string>(
  read: (question: Question, ...rest: Parameters<ReadRows<Key, Row>>) => ReturnType<ReadRows<Key, Row>>,
  options?: Options<Key, Row>,
) =>
  platform.loaderFor((question: Question) => ({
    read: (keys: readonly Key[], reading: Reading) => read(question, keys, reading),
    ...options,
  }));
