import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { CACHE_BOUNDS } from '../../runtime/cache-bounds.js';

export interface Observation {
  readonly edge: string;
  readonly operation: string;
  readonly role: string;
  readonly outcome: string;
}

export interface Metrics {
  observe(observation: Observation, seconds: number): void;
  /** In the format that Prometheus reads. */
  read(): Promise<string>;
  readonly contentType: string;
}

export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What workers of this process did, where it has some, and what waits for whichever process. */
export interface JobUse {
  readonly done: () => ReadonlyMap<string, { readonly done: number; readonly failed: number }>;
  readonly waiting: () => Promise<ReadonlyMap<string, number>>;
}

/** Standbys of the database, in the order of their addresses, and where queries were read. */
export interface ReplicaUse {
  states(): readonly { readonly condition: string; readonly lagSeconds: number | undefined }[];
  readonly counts: Readonly<Record<'replica' | 'home', number>>;
}

/** What wraps data keys, where that is a service. */
export interface KeyServiceUse {
  condition(): Promise<string>;
  readonly counts: Readonly<Record<'answered' | 'failed' | 'spared', number>>;
  seconds(): number;
}

export interface Observed {
  readonly pool: (() => PoolUse) | undefined;
  readonly replicas?: ReplicaUse | undefined;
  readonly keyService?: KeyServiceUse | undefined;
  readonly jobs?: JobUse;
}

/** Requests, the process (with the lag of its event loop), the pool and the jobs. Every label has a bounded number of values. */
export function metrics({ pool, replicas, keyService, jobs }: Observed): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Requests by edge, operation, role and outcome',
    labelNames: ['edge', 'operation', 'role', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  if (pool) poolGauge(registry, pool);
  if (replicas) replicaGauges(registry, replicas);
  if (keyService) keyServiceGauges(registry, keyService);
  if (jobs) jobGauges(registry, jobs);
  const operationLabel = firstOf(CACHE_BOUNDS.operationNames.count, (name) => !MAY_BE_PERSONAL.test(name));
  return {
    observe: ({ edge, operation, role, outcome }, seconds) => {
      durations.observe({ edge, role, outcome, operation: operationLabel(operation) }, seconds);
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Clients name their operations as they like; a name with a long number or of great length is no name of an operation. */
const MAY_BE_PERSONAL = /\d{4}|^.{81}/;

/** The first so many values stand for themselves, all others for one. */
function firstOf(most: number, isKept: (value: string) => boolean = () => true): (value: string) => string {
  const seen = new Set<string>();
  return (value) => {
    if (seen.size < most && isKept(value)) seen.add(value);
    return seen.has(value) ? value : 'other';
  };
}

function poolGauge(registry: Registry, use: () => PoolUse): void {
  new Gauge({
    name: 'gateway_database_connections',
    help: 'Pool connections: open, idle, and queries waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(use())) this.set({ state }, count as number);
    },
  });
}

function replicaGauges(registry: Registry, replicas: ReplicaUse): void {
  new Gauge({
    name: 'gateway_replica_usable',
    help: 'Whether queries can use a replica (1), by its position in DATABASE_READ_URL and its state',
    labelNames: ['replica', 'condition'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [place, { condition }] of replicas.states().entries())
        this.set({ replica: String(place + 1), condition }, condition === 'FOLLOWS' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_replica_lag_seconds',
    help: 'Replication lag, where known',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [place, { lagSeconds }] of replicas.states().entries())
        if (lagSeconds !== undefined) this.set({ replica: String(place + 1) }, lagSeconds);
    },
  });
  new Counter({
    name: 'gateway_queries_read_total',
    help: 'Queries of known clients by location: replica or primary',
    labelNames: ['where'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [where, count] of Object.entries(replicas.counts)) this.inc({ where }, count);
    },
  });
}

function keyServiceGauges(registry: Registry, service: KeyServiceUse): void {
  new Gauge({
    name: 'gateway_key_service_up',
    help: 'Whether the key service responds (1), by state',
    labelNames: ['condition'],
    registers: [registry],
    async collect() {
      const condition = await service.condition();
      this.reset();
      this.set({ condition }, condition === 'DOWN' ? 0 : 1);
    },
  });
  new Counter({
    name: 'gateway_key_service_calls_total',
    help: 'Key service calls: succeeded, failed, or skipped after a recent failure',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(service.counts)) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: 'gateway_key_service_seconds_total',
    help: 'Key service response times',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(service.seconds());
    },
  });
}

function jobGauges(registry: Registry, { done, waiting }: JobUse): void {
  new Counter({
    name: 'gateway_jobs_total',
    help: 'Jobs completed by this process, by queue and outcome; failed jobs are retried',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [queue, counts] of done())
        for (const [outcome, count] of Object.entries(counts)) this.inc({ queue, outcome }, count);
    },
  });
  new Gauge({
    name: 'gateway_jobs_waiting',
    help: 'Queued jobs of all processes, including delayed ones',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      // Metrics are there to be read above all when the database is not.
      const counts = await waiting().catch(() => new Map<string, number>());
      this.reset();
      for (const [queue, count] of counts) this.set({ queue }, count);
    },
  });
}
