import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Token that reads the metrics, and whether the metrics need a token. */
export interface MetricsOptions {
  /** Asked for when set. */
  token?: string | undefined;
  /** Without a token nobody reads them: to whoever asks there is no such address. */
  needsToken: boolean;
}

/** Registers Prometheus metrics at /metrics: requests by route, database connections, event loop, memory. */
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

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined && needsToken) return reply.callNotFound();
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).send({ message: 'Informe o token das métricas.' });
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
