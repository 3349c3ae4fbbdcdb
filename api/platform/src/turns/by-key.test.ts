import { sleep } from '../../../test/wait-until';
import { limitConcurrencyFairly, listTurnFigures } from './by-key';

const open = (
  limits: { max?: number; maxPerKey?: number; maxQueued?: number; maxQueuedPerKey?: number } = {},
) =>
  limitConcurrencyFairly({
    name: 'test',
    max: 1,
    maxQueued: 100,
    maxQueuedPerKey: 50,
    ...limits,
    onFull: () => new Error('full'),
    onKeyFull: (queued) => new Error(`${queued} of this key`),
  });

/** Works that note their start and end when `finish` is called. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    /** Ends a work, and lets what follows begin. */
    async finish(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test('a key that queues twenty works lets the one of another key through as the second', async () => {
  const run = open();
  const order: string[] = [];
  const queue = (key: string, count: number) =>
    Array.from({ length: count }, (_, index) => run(key, async () => void order.push(`${key}${index + 1}`)));
  await Promise.all([...queue('a', 20), ...queue('b', 1)]);
  expect(order.slice(0, 3)).toEqual(['a1', 'b1', 'a2']);
  expect(order).toHaveLength(21);
});

test('keys that wait are served in turn, each in the order of its works', async () => {
  const run = open();
  const order: string[] = [];
  await Promise.all(
    ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
      run(name.charAt(0), async () => void order.push(name)),
    ),
  );
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a key whose work takes long leaves the other slot to those that have none', async () => {
  const run = open({ max: 2 });
  const { started, work, finish } = works();
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => run(name.charAt(0), work(name)));
  expect(started).toEqual(['a1', 'a2']);
  await finish('a2');
  await finish('b1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
  for (const name of ['b2', 'a3', 'a1']) await finish(name);
  await Promise.all(all);
});

test('keys that come later cannot keep one waiting for ever', async () => {
  const run = open();
  const { started, work, finish } = works();
  const all = ['a1', 'a2', 'b1'].map((name) => run(name.charAt(0), work(name)));
  await finish('a1');
  // While b1 runs, a2 is the next, however many others come.
  for (const name of ['c1', 'd1', 'e1']) all.push(run(name.charAt(0), work(name)));
  await finish('b1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
  for (const name of ['a2', 'c1', 'd1', 'e1']) await finish(name);
  await Promise.all(all);
});

test('a key is refused at its own limit, all keys at the common one', async () => {
  const run = open({ maxQueued: 3, maxQueuedPerKey: 2 });
  const { work, finish } = works();
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name.charAt(0), work(name)));
  await expect(run('a', work('a4'))).rejects.toThrow('2 of this key');
  await expect(run('c', work('c1'))).rejects.toThrow('full');
  // Refused works leave nothing behind.
  for (const name of ['a1', 'b1', 'a2', 'a3']) await finish(name);
  await Promise.all(all);
  await run('a', async () => {});
});

test('figures tell what runs and waits, how much of it is of one key, and what was refused', async () => {
  const run = open({ max: 2, maxPerKey: 1, maxQueued: 3, maxQueuedPerKey: 2 });
  const { work, finish } = works();
  const figures = () => listTurnFigures().find(({ name }) => name === 'test');
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => run(name.charAt(0), work(name)));
  await expect(run('a', work('a4'))).rejects.toThrow();
  await expect(run('b', work('b3'))).rejects.toThrow();
  await expect(run('c', work('c1'))).rejects.toThrow();
  expect(figures()).toEqual({
    name: 'test',
    limits: { max: 2, maxPerKey: 1, maxQueued: 3, maxQueuedPerKey: 2 },
    ...{ running: 2, queued: 3, mostOfOneKey: 3 },
    refused: { ofKey: 1, ofAll: 2 },
  });
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await finish(name);
  await Promise.all(all);
  expect(figures()).toMatchObject({ running: 0, queued: 0, mostOfOneKey: 0 });
});

test('a work that fails frees its slot', async () => {
  const run = open();
  const failing = run('a', () => Promise.reject(new Error('no')));
  const next = run('b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('so many at a time, a line behind them, and a word for whoever comes later', async () => {
  const run = open({ max: 2, maxQueued: 1 });
  const inTurn = (work: () => Promise<void>) => run('a', work);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
  };
  const taken = [inTurn(work), inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toThrow('full');
  await Promise.all(taken);
  expect(most).toBe(2);
  await inTurn(work);
});

test('a slot that one key may not take is free for another one at once, and is not lost', async () => {
  const run = open({ max: 3, maxPerKey: 2 });
  const { started, work, finish } = works();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name.charAt(0), work(name)));
  expect(started).toEqual(['a1', 'a2']);
  all.push(run('b', work('b1')), run('b', work('b2')), run('c', work('c1')));
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await finish('a1');
  expect(started.slice(3)).toEqual(['c1']);
  await finish('c1');
  await finish('b1');
  expect(started.slice(4).sort()).toEqual(['a3', 'b2']);
  for (const name of ['a2', 'b2', 'a3', 'a4']) await finish(name);
  await Promise.all(all);
  expect(started).toHaveLength(7);
});
