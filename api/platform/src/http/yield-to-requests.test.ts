import Fastify, { type FastifyInstance } from 'fastify';
import { registerYieldToRequests } from './yield-to-requests';

const LONG = 10_000;
let app: FastifyInstance;
let answer = () => {};

/** A server that has begun to answer somebody, until `answer` is called. */
async function whileAnswering(patience: { countsMs: number; longestMs: number }) {
  app = Fastify();
  registerYieldToRequests(app, patience);
  const begun = new Promise<void>((begin) => {
    app.get('/', () => {
      begin();
      return new Promise<string>((resolve) => {
        answer = () => resolve('pronto');
      });
    });
  });
  const answered = app.inject('/').then(() => 'answered');
  await begun;
  return { answered };
}

afterEach(async () => {
  answer();
  await app.close();
});

test('long work waits until who asks is answered', async () => {
  const { answered } = await whileAnswering({ countsMs: LONG, longestMs: LONG });
  const goneOn = app.giveWay().then(() => 'gone on');
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  expect(await Promise.race([goneOn, answered])).toBe('answered');
  expect(await goneOn).toBe('gone on');
});

test('it goes on where nobody asks', async () => {
  const { answered } = await whileAnswering({ countsMs: LONG, longestMs: LONG });
  answer();
  await answered;
  await app.giveWay();
});

test('however busy the server is, it goes on after a moment', async () => {
  await whileAnswering({ countsMs: LONG, longestMs: 1 });
  await app.giveWay();
});

test('a stream that stays open holds nothing up', async () => {
  await whileAnswering({ countsMs: 1, longestMs: LONG });
  await app.giveWay();
});
