import { randomUUID } from 'node:crypto';
import { OFFLINE_KEY_PREFIX } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/app';
import { parseConfig } from '../../../src/config';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';
import { sleep } from '../../../test/wait-until';
import { findTokenCaller } from '../access/find-token-caller';
import { deleteExpiredIdempotentAnswers } from '../cleaning/delete-expired-idempotent-answers';
import { generateId } from '../database';
import { runIdempotently } from './idempotency';

const ADD = 'POST /modules/single';

describeApiOnEveryDatabase('a write with an Idempotency-Key', (api) => {
  const withKey = (name: string = randomUUID()) => ({ 'idempotency-key': name });
  const module = (model: string) => ({ model, manufacturer: 'Sol', power: 550 });
  const add = (headers: Record<string, string>, model = 'A', as: TestPerson = api.people.owner) =>
    api.call(ADD, { as, headers, body: module(model) });
  const getModules = async ({ accountId }: TestPerson, model: string) => {
    const found = 'select 1 from catalogue_items c where account_id = $1 and strpos(c::text, $2) > 0';
    return (await api.query(found, [accountId, model])).length;
  };

  test('that is pressed twice is done once', async () => {
    const headers = withKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(headers, 'Duplo')));
    expect(new Set(answers.map(({ item }) => item._id)).size).toBe(1);
    expect(await getModules(api.people.owner, 'Duplo')).toBe(1);
  });

  test('whose answer was lost gets the same answer when it is sent again', async () => {
    const headers = withKey();
    const first = await add(headers, 'Perdido');
    expect(await add(headers, 'Perdido')).toEqual(first);
    expect(await getModules(api.people.owner, 'Perdido')).toBe(1);
  });

  test('sent to two processes at the same moment is done once', async () => {
    const other: FastifyInstance = await buildApp({
      database: api.database,
      config: parseConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: '/nonexistent' }),
    });
    const send = (app: FastifyInstance, headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/modules/single',
        headers: { authorization: `Bearer ${api.people.owner.token}`, ...headers },
        payload: module('Dois processos'),
      });
    for (let round = 0; round < 10; round += 1) {
      const headers = withKey();
      const answers = await Promise.all([send(api.app, headers), send(other, headers)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(answers[0]?.body).toBe(answers[1]?.body);
    }
    expect(await getModules(api.people.owner, 'Dois processos')).toBe(10);
    await other.close();
  });

  test('of another account has nothing to do with it', async () => {
    const headers = withKey();
    const { owner, neighbour } = api.people;
    const ids = [];
    for (const person of [owner, neighbour]) ids.push((await add(headers, 'Mesmo nome', person)).item._id);
    expect(new Set(ids).size).toBe(2);
  });

  test('with the same key for another request is refused, in words', async () => {
    const headers = withKey();
    await add(headers, 'Primeiro');
    const refusal = await api.refused(ADD, {
      as: api.people.owner,
      headers,
      body: module('Segundo'),
    });
    expect(refusal).toMatchObject({
      status: 422,
      message: 'Esta chave de repetição já foi usada em outro pedido.',
    });
    expect(await getModules(api.people.owner, 'Segundo')).toBe(0);
  });

  test('that was refused keeps nothing: corrected or not, it may be sent again', async () => {
    const headers = withKey();
    const { owner } = api.people;
    const wrong = { as: owner, headers, params: { id: generateId() }, body: {} };
    expect((await api.refused('POST /modules/single/:id', wrong)).status).toBe(404);
    expect(
      await api.query('select 1 from idempotency_keys where key = $1', [headers['idempotency-key']]),
    ).toEqual([]);
    await add(headers, 'Depois da recusa');
  });

  test('with a key that is none is refused; without one it is done each time', async () => {
    const refusal = await api.refused(ADD, {
      as: api.people.owner,
      headers: withKey('a b'),
      body: module('Chave'),
    });
    expect(refusal.status).toBe(400);
    await add({}, 'Sem chave');
    await add({}, 'Sem chave');
    expect(await getModules(api.people.owner, 'Sem chave')).toBe(2);
  });

  test('is kept for a day and a half, in every account, and then forgotten', async () => {
    const kept = withKey();
    const old = withKey();
    await add(kept, 'Recente');
    await add(old, 'Antigo', api.people.neighbour);
    await api.query(`update idempotency_keys set created_at = now() - interval '37 hours' where key = $1`, [
      old['idempotency-key'],
    ]);
    expect(await deleteExpiredIdempotentAnswers(api.database)).toBe(1);
    const left = await api.query<{ key: string }>('select key from idempotency_keys');
    expect(left.map(({ key }) => key)).toContain(kept['idempotency-key']);
    expect(left.map(({ key }) => key)).not.toContain(old['idempotency-key']);
  });

  test('of a call that was meant without a signal is kept for 31 days', async () => {
    const recent = { 'idempotency-key': `${OFFLINE_KEY_PREFIX}recent` };
    const old = { 'idempotency-key': `${OFFLINE_KEY_PREFIX}old` };
    await add(recent, 'No telhado');
    await add(old, 'Na fazenda');
    const age = (headers: typeof recent, days: number) =>
      api.query(`update idempotency_keys set created_at = now() - make_interval(days => $1) where key = $2`, [
        days,
        headers['idempotency-key'],
      ]);
    await age(recent, 30);
    await age(old, 32);
    expect(await deleteExpiredIdempotentAnswers(api.database)).toBe(1);
    await add(recent, 'No telhado');
    expect(await getModules(api.people.owner, 'No telhado')).toBe(1);
  });

  test('waits for one that takes long, without keeping a connection', async () => {
    const caller = await findTokenCaller(api.database, api.people.owner.token, null);
    if (!caller) throw new Error('no session');
    const request = { headers: withKey(), url: '/api/x', bodyDigest: null, server: api.app };
    const work = jest.fn(async () => {
      await sleep(400);
      return { id: generateId() };
    });
    const attempt = { caller, key: 'POST /customers/new/:userId', request: request as never } as const;
    const first = runIdempotently(api.database, attempt, work);
    const others = Array.from({ length: 20 }, () => runIdempotently(api.database, attempt, work));
    const answers = await Promise.all([first, ...others]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(answers.filter(({ isRepetition }) => !isRepetition)).toHaveLength(1);
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
  });
});
