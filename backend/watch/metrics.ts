import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Figures {
  /** API calls in the database, and waiting for their turn. */
  queue: { running: number; waiting: number };
  realtimeConnections: number;
  databaseBytes: number;
  freeDiskBytes: number;
  outbox: { waiting: number; failed: number; oldestSeconds: number };
}

/** What is counted, in the Prometheus text format. No address, name or query is in it: paths are counted by their service. */
export function createMetrics(readFigures: () => Promise<Figures>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const pages = new Counter({
    name: 'http_files_total',
    help: 'Requests for pages and files',
    registers,
  });
  const calls = new Counter({
    name: 'http_api_calls_total',
    help: 'API calls by service and status',
    labelNames: ['service', 'status'],
    registers,
  });
  const latencies = new Histogram({
    name: 'http_api_call_seconds',
    help: 'How long API calls took',
    labelNames: ['service'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const gauges = {
    running: gauge('database_calls_running', 'API calls in the database'),
    waiting: gauge('database_calls_waiting', 'API calls that wait for the database'),
    sockets: gauge('realtime_connections', 'Open realtime connections'),
    size: gauge('database_size_bytes', 'Size of the database'),
    disk: gauge('disk_free_bytes', 'Room on the disk of the data folder'),
    outboxWaiting: gauge('outbox_waiting', 'Messages that are due and not sent'),
    outboxFailed: gauge('outbox_failed', 'Messages that were given up'),
    outboxAge: gauge('outbox_oldest_seconds', 'Age of the oldest message that is due and not sent'),
    up: gauge('database_up', '1 if the database answered this scrape'),
  };

  async function readGauges(): Promise<void> {
    const figures = await readFigures().catch(() => undefined);
    gauges.up.set(figures ? 1 : 0);
    if (!figures) return;
    gauges.running.set(figures.queue.running);
    gauges.waiting.set(figures.queue.waiting);
    gauges.sockets.set(figures.realtimeConnections);
    gauges.size.set(figures.databaseBytes);
    gauges.disk.set(figures.freeDiskBytes);
    gauges.outboxWaiting.set(figures.outbox.waiting);
    gauges.outboxFailed.set(figures.outbox.failed);
    gauges.outboxAge.set(figures.outbox.oldestSeconds);
  }

  return {
    countFile: () => pages.inc(),
    countCall(path: string, status: number, milliseconds: number): void {
      const service = serviceOf(path);
      calls.inc({ service, status });
      latencies.observe({ service }, milliseconds / 1000);
    },
    async text(): Promise<string> {
      await readGauges();
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const SERVICES = ['rest', 'auth', 'storage', 'realtime', 'functions', 'demo'];

/** The first part of a path, if it is one of ours: whoever asks for many others makes no new series. */
function serviceOf(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return SERVICES.includes(first) ? first : 'other';
}
