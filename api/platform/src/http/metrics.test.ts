import Fastify from 'fastify';
import type { Database } from '../database';
import { registerMetrics } from './metrics';

async function readMetrics(figures: ReturnType<Database['getReaderFigures']>): Promise<string> {
  const app = Fastify();
  const database: Pick<Database, 'connections' | 'getReaderFigures'> = {
    connections: () => ({ total: 3, idle: 1, waiting: 0 }),
    getReaderFigures: () => figures,
  };
  app.decorate('database', database as Database);
  registerMetrics(app, { needsToken: false });
  const { body } = await app.inject('/metrics');
  await app.close();
  return body;
}

test('the server for reading has its lag and what became of reads, where there is one', async () => {
  const reads = { READER: 7, PASSED_OVER: 2, BEHIND: 1, FAILED: 0 };
  const metrics = await readMetrics({ lagSeconds: 1.5, reads });
  expect(metrics).toContain('girassol_database_reader_lag_seconds 1.5');
  expect(metrics).toContain('girassol_database_reads_total{outcome="reader"} 7');
  expect(metrics).toContain('girassol_database_reads_total{outcome="passed_over"} 2');
  expect(metrics).toContain('girassol_database_reads_total{outcome="failed"} 0');
  expect(await readMetrics(null)).not.toContain('reader');
});
