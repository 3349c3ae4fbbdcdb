import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { markDatabaseConnectionError } from '../database/unavailable';
import { registerErrorHandler } from './errors';

/** Calls a route whose database query fails with this code. Returns the answer and the log lines. */
const callWithDatabaseError = (code: string | undefined, message = 'as the database says it') =>
  answerToError(markDatabaseConnectionError(errorWith(code, message)));

const errorWith = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), code !== undefined && { code });

async function answerToError(error: unknown) {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino({}, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  registerErrorHandler(app);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, message: answer.json().message, log: lines.join('') };
}

test.each(['22007', '22008', '23514'])(
  '%s, which the contract missed, is refused and logged',
  async (code) => {
    const { status, message, log } = await callWithDatabaseError(code);
    expect(status).toBe(400);
    expect(message).not.toContain('database');
    expect(log).toContain('missed by the contract');
  },
);

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s: no space, said as such', async (code) => {
  const { status, message } = await callWithDatabaseError(code);
  expect([status, message]).toEqual([503, expect.stringContaining('sem espaço em disco')]);
});

const NOT_ANSWERING = 'O banco de dados não está respondendo. Por favor, tente novamente em instantes.';

const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

test.each([
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '08007', '08P01', '25006'],
  ...CONNECTION_CODES,
])('%s: the database is away, said as such and logged', async (code) => {
  const { status, message, log } = await callWithDatabaseError(code);
  expect([status, message]).toEqual([503, NOT_ANSWERING]);
  expect(log).toContain('unavailable');
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('“%s”, which comes without a code, is the same', async (text) => {
  const { status, message } = await callWithDatabaseError(undefined, text);
  expect([status, message]).toEqual([503, NOT_ANSWERING]);
});

test('a pool without a free connection is a busy server', async () => {
  const { status, message } = await callWithDatabaseError(
    undefined,
    'timeout exceeded when trying to connect',
  );
  expect([status, message]).toEqual([503, 'O servidor está ocupado. Por favor, tente novamente.']);
});

test.each(CONNECTION_CODES)('%s of another service does not blame the database', async (code) => {
  const { status, message, log } = await answerToError(errorWith(code, 'the bank hung up'));
  expect([status, message]).toEqual([503, expect.stringContaining('Um serviço de que este pedido depende')]);
  expect(log).toContain('another service is unavailable');
  expect(log).not.toContain('database or disk');
});

test('the same as fetch says it', async () => {
  const cause = errorWith('ECONNREFUSED', 'the bank is away');
  const { status, message } = await answerToError(new TypeError('fetch failed', { cause }));
  expect([status, message]).toEqual([503, expect.stringContaining('Um serviço de que este pedido depende')]);
});

test('a sender who hangs up blames nobody', async () => {
  const { status, log } = await answerToError(
    Object.assign(errorWith('ECONNRESET', 'aborted'), { statusCode: 400 }),
  );
  expect(status).toBe(400);
  expect(log).not.toContain('unavailable');
});

test.each(['58000', '58030', '58P01'])(
  '%s: the database is broken, said as such and logged',
  async (code) => {
    const { status, message, log } = await callWithDatabaseError(code);
    expect([status, message]).toEqual([503, expect.stringContaining('parou de funcionar')]);
    expect(log).toContain('unavailable');
  },
);
