import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { findCaller } from '../access/find-caller';
import { newId } from '../database';
import { answerOnce } from './idempotency';

describeApiOnEveryDatabase('a write with an Idempotency-Key', (api) => {
  /** Runs `work` as a route would, and answers what the caller gets. */
  async function attempt(headers: Record<string, string>, body: unknown, work: () => Promise<unknown>) {
    const caller = await findCaller(api.database, api.people.owner.token, null);
    if (!caller) throw new Error('no session');
    const request = await requestWith(headers, body);
    return api.database.asAccount(caller, (tx) =>
      answerOnce({ tx, caller, key: 'POST /test', request }, work),
    );
  }

  async function requestWith(headers: Record<string, string>, body: unknown): Promise<FastifyRequest> {
    const app = Fastify();
    return new Promise((resolve, reject) => {
      app.post('/test', async (request) => resolve(request));
      app.inject({ method: 'POST', url: '/test', headers, payload: body as object }).catch(reject);
    });
  }

  test('is done once: a repetition gets the first answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await attempt(headers, { a: 1 }, async () => ({ id: newId() }));
    const work = jest.fn();
    expect(await attempt(headers, { a: 1 }, work)).toEqual(first);
    expect(work).not.toHaveBeenCalled();
  });

  test('two at the same time do the work once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const work = jest.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { id: newId() };
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => attempt(headers, { a: 1 }, work)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('with the same key for another request is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await attempt(headers, { a: 1 }, async () => ({}));
    await expect(attempt(headers, { a: 2 }, async () => ({}))).rejects.toMatchObject({ status: 422 });
  });

  test('that failed may be tried again with the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const failing = async () => {
      throw new Error('no luck');
    };
    await expect(attempt(headers, { a: 1 }, failing)).rejects.toThrow('no luck');
    expect(await attempt(headers, { a: 1 }, async () => ({ done: true }))).toEqual({ done: true });
  });

  test('with a key that is none is refused, without one it is done each time', async () => {
    await expect(attempt({ 'idempotency-key': 'a b' }, {}, async () => ({}))).rejects.toMatchObject({
      status: 400,
    });
    const work = jest.fn(async () => ({}));
    await attempt({}, {}, work);
    await attempt({}, {}, work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
