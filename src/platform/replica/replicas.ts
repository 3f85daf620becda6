import type { BoundedConfig } from '../postgres/bounded-client.js';
import type { Read } from '../postgres/statement.js';
import type { Position } from './client-positions.js';
import { Replica, type ReplicaCondition } from './replica.js';
import { watchHome } from './watch-home.js';

export interface ReplicaState {
  readonly condition: ReplicaCondition;
  readonly lagSeconds: number | undefined;
}

/** Standbys that reads may go to, and what has to be known for that. */
export interface Replicas {
  /** Reads for one request of a client that show at least this; undefined where only home does. */
  readerFor(clientId: string, required: Position | undefined): Read | undefined;
  /** Beyond all that was committed at home before it was asked. */
  position(): Promise<Position>;
  /** By when what was written is on every replica that is used. */
  readonly knownAfterMs: number;
  states(): readonly ReplicaState[];
  /** How many requests were read where. */
  readonly counts: { replica: number; home: number };
  useAddresses(urls: readonly string[]): void;
  close(): Promise<void>;
}

export interface ReplicaNeeds {
  readonly urls: readonly string[];
  /** For connections to each of them. */
  readonly config: Omit<BoundedConfig, 'connectionString'>;
  readonly poolSize: number | undefined;
  /** Where reads turn to when a replica fails them. */
  readonly readHome: Read;
  /** Asks home how far it is. */
  readonly askHome: Read;
  readonly traced: (read: Read) => Read;
  readonly longestLagMs: number;
}

/** Beside the longest lag: until what was written is also in what home is known by. */
const UNTIL_KNOWN_MS = 2_000;

export function openReplicas({
  urls,
  config,
  poolSize,
  readHome,
  askHome,
  traced,
  longestLagMs,
}: ReplicaNeeds): Replicas {
  const home = watchHome(askHome, longestLagMs);
  const at = (connectionString: string) => new Replica({ ...config, connectionString }, poolSize, home);
  const closing: Promise<void>[] = [];
  let replicas = urls.map(at);
  const counts = { replica: 0, home: 0 };
  return {
    readerFor: (clientId, required) => {
      const found = chosen(replicas, clientId, required);
      counts[found ? 'replica' : 'home'] += 1;
      return (
        found &&
        readerOf(
          traced((...asked) => found.read(...asked)),
          readHome,
        )
      );
    },
    position: () => home.position(),
    knownAfterMs: longestLagMs + UNTIL_KNOWN_MS,
    states: () =>
      replicas.map((replica) => {
        const { condition, lagMs } = replica.condition();
        return { condition, lagSeconds: lagMs === undefined ? undefined : lagMs / 1_000 };
      }),
    counts,
    useAddresses: (next) => {
      closing.push(...replicas.map((replica) => replica.close()));
      replicas = next.map(at);
    },
    close: async () => {
      home.stop();
      await Promise.all([...closing, ...replicas.map((replica) => replica.close())]);
    },
  };
}

/** The same one for a client as long as it shows enough, so that what was seen there is not gone with the next request. */
function chosen(replicas: readonly Replica[], clientId: string, required: Position | undefined): Replica | undefined {
  let first = 0;
  for (let place = 0; place < clientId.length; place += 1) first += clientId.charCodeAt(place);
  for (let tried = 0; tried < replicas.length; tried += 1) {
    const replica = replicas[(first + tried) % replicas.length];
    if (replica?.shows(required)) return replica;
  }
  return undefined;
}

/** A request that had to turn home stays there: what it has seen may not be on a replica yet. */
function readerOf(readThere: Read, readHome: Read): Read {
  let isHome = false;
  return async <Row>(...asked: Parameters<Read>): Promise<Row[]> => {
    if (!isHome) {
      try {
        return await readThere<Row>(...asked);
      } catch {
        // For any error: an error of the statement occurs on the primary too.
        isHome = true;
      }
    }
    return readHome<Row>(...asked);
  };
}
