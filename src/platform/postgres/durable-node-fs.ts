import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten calls the file system of Node, as far as it is completed here. */
interface EmscriptenModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
    readonly node_ops: { setattr: (node: unknown, attributes: { readonly mode?: number }) => void };
    /** Translates what Node throws into what PostgreSQL understands. */
    tryFSOperation(operation: () => void): void;
  };
}

type InitOptions = Parameters<NodeFS['init']>[1];

const FOR_OTHERS = 0o077;

/**
 * A data directory whose files are synced when PostgreSQL asks for it, and are their owner's alone. Emscripten's file
 * system of Node does nothing then, so that what is committed would be the operating system's to lose when the power
 * goes, and knows no mask for the modes of new files.
 */
export class DurableNodeFS extends NodeFS {
  override init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const complete = ({ NODEFS }: EmscriptenModule) => {
      const fsync = ({ nfd }: { readonly nfd: number }) => {
        NODEFS.tryFSOperation(() => {
          fsyncSync(nfd);
        });
        return 0;
      };
      // A file gets its mode once it is open.
      const { setattr } = NODEFS.node_ops;
      const closed: typeof setattr = (node, { mode, ...attributes }) => {
        setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~FOR_OTHERS });
      };
      NODEFS.stream_ops.fsync = fsync;
      NODEFS.node_ops.setattr = closed;
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), complete] });
  }
}

/**
 * PostgreSQL's own order, with syncing on: a commit is answered when its log is on disk, and the log is discarded when
 * the pages are. By `fsync`, because Emscripten's `fdatasync` does nothing either.
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronous_commit=on',
  '-c',
  'full_page_writes=on',
  // Pages that it keeps are memory of this process twice over, as the operating system keeps the files too.
  '-c',
  'shared_buffers=32MB',
];
