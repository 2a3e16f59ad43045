// The metrics of /metrics, in the format of Prometheus. prom-client adds the process's own (memory, event loop lag, garbage
// collection).
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The upper ends of the buckets of all times. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly moves: Histogram;
  readonly events: Counter;
  readonly commit: Histogram;
  readonly batch: Histogram;
  readonly dropped: Counter<'reason'>;
  readonly limited: Counter;
  readonly unavailable: Counter;
  readonly reports: Counter;
  /** Adds a metric that is read on request. */
  gauge(name: string, help: string, read: () => number): void;
}

export function newMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'reynard_http_request_seconds',
      help: 'Time to answer a request, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    moves: new Histogram({
      name: 'reynard_move_seconds',
      help: 'From a move request to its acknowledgement, on disk',
      buckets: SECONDS,
      registers,
    }),
    events: new Counter({ name: 'reynard_events_total', help: 'Events stored', registers }),
    commit: new Histogram({
      name: 'reynard_commit_seconds',
      help: 'Time of a transaction that stores events',
      buckets: SECONDS,
      registers,
    }),
    batch: new Histogram({
      name: 'reynard_commit_events',
      help: 'Events in one transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
    dropped: new Counter({
      name: 'reynard_streams_dropped_total',
      help: 'Streams the server ended',
      labelNames: ['reason'],
      registers,
    }),
    limited: new Counter({
      name: 'reynard_rate_limited_total',
      help: 'Requests refused by a limit',
      registers,
    }),
    unavailable: new Counter({
      name: 'reynard_storage_unavailable_total',
      help: 'Requests refused because the storage could not be reached or written',
      registers,
    }),
    reports: new Counter({
      name: 'reynard_reports_total',
      help: 'Reports of players about players',
      registers,
    }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}
