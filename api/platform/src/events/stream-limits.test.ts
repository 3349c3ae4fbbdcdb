import { Registry } from 'prom-client';
import { createStreamLimiter } from './stream-limits';
import { registerStreamMetrics } from './stream-metrics';

const caller = (sessionId: string, userId: string, accountId: string) => ({ sessionId, userId, accountId });
const limits = { session: 2, person: 3, account: 4 };
const free = (taken: ReturnType<ReturnType<typeof createStreamLimiter>['take']>) => {
  if (typeof taken === 'string') throw new Error(taken);
  taken();
};

test('the streams of a session, a person and an account are limited, and others are not', () => {
  const { take } = createStreamLimiter(limits);
  const first = take(caller('s1', 'ana', 'sol'));
  take(caller('s1', 'ana', 'sol'));
  expect(take(caller('s1', 'ana', 'sol'))).toBe('session');
  take(caller('s2', 'ana', 'sol'));
  expect(take(caller('s3', 'ana', 'sol'))).toBe('person');
  take(caller('s4', 'bia', 'sol'));
  expect(take(caller('s5', 'caio', 'sol'))).toBe('account');
  expect(take(caller('s6', 'davi', 'lua'))).toBeInstanceOf(Function);
  free(first);
  expect(take(caller('s5', 'caio', 'sol'))).toBeInstanceOf(Function);
});

test('streams that closed leave nothing behind, and figures tell who has most and what was refused', async () => {
  const limiter = createStreamLimiter(limits);
  const registry = new Registry();
  registerStreamMetrics(registry, limiter);
  const taken = ['s1', 's1', 's2'].map((session) => limiter.take(caller(session, 'ana', 'sol')));
  taken.push(limiter.take(caller('s6', 'davi', 'lua')));
  limiter.take(caller('s3', 'ana', 'sol'));
  expect(limiter.getFigures()).toEqual({
    ...{ open: 4, mostOfOneAccount: 3 },
    refused: { session: 0, person: 1, account: 0 },
  });
  const metrics = await registry.metrics();
  expect(metrics).toMatch(/^girassol_event_streams 4$/m);
  expect(metrics).toMatch(/^girassol_event_streams_busiest_account 3$/m);
  expect(metrics).toMatch(/^girassol_event_streams_limit\{of="person"\} 60$/m);
  expect(metrics).toMatch(/^girassol_event_stream_refusals_total\{of="person"\} 1$/m);
  taken.forEach(free);
  expect(limiter.getFigures()).toMatchObject({ open: 0, mostOfOneAccount: 0 });
});
