import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { guardAgainstTruncatedAnswers } from './guarded-embedded';

let lite: PGlite;
/** Messages that remain of a truncated answer. */
let left: (messages: Messages) => Messages;
let asked: number;
let onBroken: jest.Mock;
let pool: pg.Pool;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

beforeAll(async () => {
  lite = await PGlite.create();
});
beforeEach(() => {
  left = (messages) => messages;
  asked = 0;
  onBroken = jest.fn();
  const faulty = {
    waitReady: lite.waitReady,
    execProtocolStream: async (...call: Parameters<PGlite['execProtocolStream']>) => {
      asked += 1;
      return left(await lite.execProtocolStream(...call));
    },
  };
  pool = new pg.Pool({ ...createPgConfig(guardAgainstTruncatedAnswers(faulty, onBroken)), max: 1 });
});
afterEach(() => pool.end());
afterAll(() => lite.close());

/** With a client that is given back also after an error: the pool would end it, and the one connection with it. */
async function query(text: string, values?: unknown[]) {
  const client = await pool.connect();
  return client.query(text, values).finally(() => client.release());
}
const one = () => query('select $1::int as one', [1]);

test('whole answers pass, errors among them', async () => {
  await expect(one()).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await expect(query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
  await expect(query('select nothing')).rejects.toThrow('does not exist');
  await expect(query('')).resolves.toMatchObject({ rows: [] });
  await expect(one()).resolves.toMatchObject({ rows: [{ one: 1 }] });
  expect(onBroken).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<unknown>, (messages: Messages) => Messages]>([
  ['a text', () => query('select 1; commit'), () => []],
  ['a prepared one', one, () => []],
  ['an end', one, (messages) => messages.filter(({ name }) => name !== 'readyForQuery')],
  [
    'a result',
    one,
    (messages) => messages.filter(({ name }) => name !== 'commandComplete' && name !== 'dataRow'),
  ],
  [
    'an instance that throws',
    one,
    () => {
      throw new Error('trap');
    },
  ],
])(
  'without a whole answer, %s fails, and so does everything after it, without another word to the instance',
  async (_what, ask, leave) => {
    await one();
    left = leave;
    await expect(ask()).rejects.toMatchObject({ code: '58000' });
    left = (messages) => messages;
    const before = asked;

    for (const again of [one, () => query('rollback'), one])
      await expect(again()).rejects.toMatchObject({ code: '58000' });
    expect(asked).toBe(before);
    expect(onBroken).toHaveBeenCalledTimes(1);
  },
);

test('the end of a statement that was refused already brings no second error when it is lost', async () => {
  const refuses = {
    waitReady: Promise.resolve(),
    execProtocolStream: async ([kind]: Uint8Array) =>
      (kind === 'P'.charCodeAt(0) ? [{ name: 'error' }] : []) as Messages,
  };
  const wire = guardAgainstTruncatedAnswers(refuses, onBroken);
  const namesFor = async (kind: string) =>
    (await wire.execProtocolStream(new TextEncoder().encode(kind))).map(({ name }) => name);

  expect(await namesFor('P')).toEqual(['error']);
  expect(await namesFor('B')).toEqual([]);
  expect(await namesFor('S')).toEqual(['readyForQuery']);
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(await namesFor('Q')).toEqual(['error', 'readyForQuery']);
});
