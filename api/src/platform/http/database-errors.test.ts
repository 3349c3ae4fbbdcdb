import Fastify, { type FastifyBaseLogger, type FastifyError } from 'fastify';
import { pino } from 'pino';
import { answerErrors } from './errors';

/** What a call answers when the database fails with this code, and what is logged of it. */
async function answerTo(code: string) {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino({}, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  answerErrors(app);
  app.get('/', async () => {
    throw Object.assign(new Error('as the database says it'), { code }) as FastifyError;
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, message: answer.json().message, log: lines.join('') };
}

test.each(['22007', '22008', '23514'])(
  '%s, which the contract missed, is refused and logged',
  async (code) => {
    const { status, message, log } = await answerTo(code);
    expect(status).toBe(400);
    expect(message).not.toContain('database');
    expect(log).toContain('missed by the contract');
  },
);

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s: no space, said as such', async (code) => {
  const { status, message } = await answerTo(code);
  expect([status, message]).toEqual([503, expect.stringContaining('sem espaço em disco')]);
});
