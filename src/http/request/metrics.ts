import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';

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

export interface Observed {
  readonly pool: (() => PoolUse) | undefined;
}

/** Requests, the process (with the lag of its event loop) and the pool. Every label has a bounded number of values. */
export function metrics({ pool }: Observed): Metrics {
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
    help: 'Connections of the pool: open, idle, and queries waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(use())) this.set({ state }, count as number);
    },
  });
}
