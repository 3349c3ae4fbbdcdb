import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { withEndedAnswers } from './ended-answers';

test('a statement whose answer stops in the middle fails, and the next ones are answered', async () => {
  const lite = await PGlite.create();
  let stops = false;
  const faulty = {
    waitReady: lite.waitReady,
    execProtocolStream: async (...call: Parameters<PGlite['execProtocolStream']>) => {
      const messages = await lite.execProtocolStream(...call);
      return stops ? messages.filter(({ name }) => name !== 'readyForQuery') : messages;
    },
  };
  const pool = new pg.Pool({ ...createPgConfig(withEndedAnswers(faulty)), max: 1 });

  for (const ask of [
    () => pool.query('select 1 as one; commit'),
    () => pool.query('select $1::int as one', [1]),
  ]) {
    stops = true;
    await expect(ask()).rejects.toThrow('no whole answer');
    stops = false;
    await expect(ask()).resolves.toBeDefined();
  }
  await pool.end();
  await lite.close();
});
