import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { describeApi } from '../../../test/harness';
import { createStandardWebhookVerifier, generateWebhookSecret, registerWebhookInbox } from '.';

const secret = generateWebhookSecret();

describeApi('what other programs tell us', (api) => {
  const worked: string[] = [];
  let isBroken = false;
  let app: typeof api.app;

  beforeAll(async () => {
    // A server of its own: providers are known from the start.
    const { buildApp } = await import('../../../src/app');
    const { parseConfig: readConfig } = await import('../../../src/config');
    app = await buildApp({ database: api.database, config: readConfig({ NODE_ENV: 'test', DEMO: 'off' }) });
    app.jobs.kinds.delete('webhooks.work');
    await app.register(
      (prefixed) =>
        registerWebhookInbox(prefixed, [
          {
            name: 'banco',
            verify: createStandardWebhookVerifier(secret),
            async work(_tx, { body }) {
              if (isBroken) throw new Error('ainda não');
              worked.push(z.object({ type: z.string() }).parse(JSON.parse(body.toString())).type);
            },
          },
        ]),
      { prefix: '/api' },
    );
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    worked.length = 0;
    isBroken = false;
    await api.query('delete from webhook_events');
    await api.query('delete from jobs');
  });

  function tell(
    id: string,
    body = '{"type":"paid", "amount":1.0}',
    { at = new Date(), key = secret, sent = body } = {},
  ) {
    return app.inject({
      method: 'POST',
      url: '/api/webhooks/banco',
      payload: sent,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(key).sign(id, at, body),
      },
    });
  }
  const kept = () =>
    api.query<{ event_id: string; body: string; done: boolean }>(
      "select event_id, convert_from(body, 'UTF8') as body, done_at is not null as done from webhook_events",
    );

  test('is kept byte by byte and answered at once; a job does the rest, once per event', async () => {
    for (let time = 0; time < 3; time += 1) expect((await tell('msg_1')).statusCode).toBe(200);
    expect(await kept()).toEqual([{ event_id: 'msg_1', body: '{"type":"paid", "amount":1.0}', done: false }]);
    expect(worked).toEqual([]);
    await app.jobs.runDue();
    expect((await tell('msg_1')).statusCode).toBe(200);
    await app.jobs.runDue();
    expect(worked).toEqual(['paid']);
    expect(await kept()).toMatchObject([{ done: true }]);
  });

  test('of another key, changed on the way, too old, from the future or without a signature is refused and not kept', async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const refused = [
      await tell('a', undefined, { key: generateWebhookSecret() }),
      await tell('b', '{"type":"paid"}', { sent: '{"type":"free"}' }),
      await tell('c', undefined, { at: minutes(-6) }),
      await tell('d', undefined, { at: minutes(6) }),
      await app.inject({ method: 'POST', url: '/api/webhooks/banco', payload: { type: 'paid' } }),
      await app.inject({ method: 'POST', url: '/api/webhooks/banco' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(refused[0]?.json().message).toContain('assinatura');
    expect(await kept()).toEqual([]);
    expect((await app.inject({ method: 'POST', url: '/api/webhooks/outro' })).statusCode).toBe(404);
  });

  test('that could not be worked is worked later, from what was kept', async () => {
    isBroken = true;
    await tell('msg_2');
    await app.jobs.runDue();
    expect(await kept()).toMatchObject([{ done: false }]);
    isBroken = false;
    await api.query("update jobs set due_at = now() - interval '1 second'");
    await app.jobs.runDue();
    expect([worked, (await kept())[0]?.done]).toEqual([['paid'], true]);
  });
});
