import Fastify from 'fastify';
import type { Database } from '../database';
import { limitConcurrencyFairly } from '../turns/by-key';
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

test('queues in which accounts take turns tell what waits, whose limit is which, and what was refused', async () => {
  const run = limitConcurrencyFairly({
    ...{ name: 'test', max: 2, maxPerKey: 1, maxQueued: 9, maxQueuedPerKey: 1 },
    onFull: () => new Error('full'),
    onKeyFull: () => new Error('full'),
  });
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const works = [run('a', () => held), run('a', () => held)];
  await expect(run('a', () => held)).rejects.toThrow('full');
  const lines = (await readMetrics(null)).split('\n').filter((line) => line.includes('queue="test"'));
  expect(lines).toEqual([
    'girassol_queue_works{queue="test",state="running"} 1',
    'girassol_queue_works{queue="test",state="waiting"} 1',
    'girassol_queue_busiest_account_works{queue="test"} 2',
    'girassol_queue_limit{queue="test",state="running",of="account"} 1',
    'girassol_queue_limit{queue="test",state="running",of="all"} 2',
    'girassol_queue_limit{queue="test",state="waiting",of="account"} 1',
    'girassol_queue_limit{queue="test",state="waiting",of="all"} 9',
    'girassol_queue_refusals_total{queue="test",of="account"} 1',
    'girassol_queue_refusals_total{queue="test",of="all"} 0',
  ]);
  end();
  await Promise.all(works);
});
