import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database';
import { registerTurnMetrics } from './turn-metrics';

/** Token that reads the metrics, and whether the metrics need a token. */
export interface MetricsOptions {
  /** Asked for when set. */
  token?: string | undefined;
  /** Without a token nobody reads them: to whoever asks there is no such address. */
  needsToken: boolean;
}

/** Registers Prometheus metrics at /metrics: requests by route, database connections, turns, event loop, memory. */
export function registerMetrics(app: FastifyInstance, { token, needsToken }: MetricsOptions): void {
  const register = new Registry();
  app.decorate('metrics', register);
  collectDefaultMetrics({ register, prefix: 'girassol_' });

  const durations = new Histogram({
    name: 'girassol_http_request_duration_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });

  new Gauge({
    name: 'girassol_database_connections',
    help: 'Connections of the database pool, by state',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { total, idle, waiting } = app.database.connections();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });

  registerTurnMetrics(register);
  if (app.database.getReaderFigures()) registerReaderMetrics(register, app.database);

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined && needsToken) return reply.callNotFound();
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).send({ message: 'Informe o token das métricas.' });
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Registers metrics of the server for reading: how far behind it is, and what became of reads. */
function registerReaderMetrics(register: Registry, database: Database): void {
  new Gauge({
    name: 'girassol_database_reader_lag_seconds',
    help: 'Age of the oldest change that the server for reading has not replayed',
    registers: [register],
    collect() {
      this.set(database.getReaderFigures()?.lagSeconds ?? 0);
    },
  });
  new Counter({
    name: 'girassol_database_reads_total',
    help: 'Reads that the server for reading may answer, by what became of them',
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      this.reset();
      for (const [outcome, reads] of Object.entries(database.getReaderFigures()?.reads ?? {}))
        this.inc({ outcome: outcome.toLowerCase() }, reads);
    },
  });
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
