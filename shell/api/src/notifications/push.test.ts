import { createECDH, randomBytes } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import { notify } from '@girassol/api-platform/notifications';
import { createPushSender, type PushSender } from '@girassol/api-platform/push';

const LIST = 'GET /notifications/push/:userId';
const ADD = 'POST /notifications/push/:userId';

/** Push services of the tests: what was sent to each endpoint, and how they answer. */
const sent: { endpoint: string; payload: string; topic: string }[] = [];
const answers = new Map<string, number>();
const push: PushSender = {
  publicKey: 'BNcRdreALRFXTkOOUHK1',
  async send({ endpoint }, { payload, topic }) {
    sent.push({ endpoint, payload, topic });
    return answers.get(endpoint) ?? 201;
  },
};

describeApi(
  'pushes to devices',
  (api) => {
    let told = 0;
    const tell = (person: TestPerson) => {
      told += 1;
      const id = `Planilha da Maria ${told}`;
      return api.database.asAccount(person, (tx) =>
        notify(tx, {
          accountId: person.accountId,
          kind: 'import-ended',
          people: [person.userId],
          by: null,
          facts: { importId: id, fileName: id, hasFailed: false, created: 1, updated: 0, faulty: 0 },
        }),
      );
    };
    const add = (as: TestPerson, endpoint: string) =>
      api.call(ADD, {
        as,
        params: { userId: as.userId },
        body: { endpoint, keys: { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' } },
      });
    const list = async (as: TestPerson) =>
      (await api.call(LIST, { as, params: { userId: as.userId } })).devices.map(({ endpoint }) => endpoint);
    async function letPushesFallDue(): Promise<void> {
      await api.query(
        `update jobs set due_at = now(), order_at = now() where kind = 'notifications.push' and state = 'QUEUED'`,
      );
      await api.app.jobs.runDue();
    }
    const PHONE = 'https://push.exemplo.com.br/celular';
    const DESK = 'https://push.exemplo.com.br/mesa';

    beforeEach(async () => {
      sent.length = 0;
      answers.clear();
      for (const table of ['notifications', 'notification_preferences', 'push_subscriptions', 'jobs'])
        await api.query(`delete from ${table}`);
    });

    test('each device of a person who has not seen what is new is told a number, without a word of it', async () => {
      const { vendor, colleague } = api.people;
      await add(vendor, PHONE);
      await add(vendor, DESK);
      await add(colleague, 'https://push.exemplo.com.br/outro');
      await tell(vendor);
      await tell(vendor);
      await letPushesFallDue();
      expect(sent.map(({ endpoint }) => endpoint)).toEqual([PHONE, DESK]);
      const [{ payload, topic } = { payload: '', topic: '' }] = sent;
      expect(Object.keys(JSON.parse(payload)).sort()).toEqual(['count', 'id']);
      expect(JSON.parse(payload)).toMatchObject({ count: 2 });
      expect(payload).not.toContain('Maria');
      expect(topic).toMatch(/^[\w-]{32}$/);
      await letPushesFallDue();
      expect(sent).toHaveLength(2);
      expect((await api.app.inject('/metrics')).body).toContain('girassol_pushes_total{outcome="sent"} 2');
    });

    test('what was seen meanwhile is not told, nor what the person wants quietly', async () => {
      const { vendor } = api.people;
      await add(vendor, PHONE);
      await tell(vendor);
      await api.query('update notifications set seen_at = now()');
      await letPushesFallDue();
      await api.call('PUT /notifications/preferences/:userId', {
        as: vendor,
        params: { userId: vendor.userId },
        body: { kind: 'import-ended', channel: 'bell', timing: 'SUMMARY' },
      });
      await tell(vendor);
      await letPushesFallDue();
      expect(sent).toEqual([]);
    });

    test.each([404, 410])('a device that has gone (%i) is removed, the others are told', async (status) => {
      const { vendor } = api.people;
      await add(vendor, PHONE);
      await add(vendor, DESK);
      answers.set(PHONE, status);
      await tell(vendor);
      await letPushesFallDue();
      expect(sent).toHaveLength(2);
      expect(await list(vendor)).toEqual([DESK]);
    });

    test('a push service that is down is tried again, with the same id and topic', async () => {
      const { vendor } = api.people;
      await add(vendor, PHONE);
      answers.set(PHONE, 503);
      await tell(vendor);
      await letPushesFallDue();
      answers.clear();
      await letPushesFallDue();
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      expect(await list(vendor)).toEqual([PHONE]);
    });

    test('a browser belongs to whoever subscribed there last, of any account', async () => {
      const { vendor, neighbour } = api.people;
      await add(vendor, PHONE);
      await add(vendor, PHONE);
      expect(await list(vendor)).toEqual([PHONE]);
      await add(neighbour, PHONE);
      expect([await list(vendor), await list(neighbour)]).toEqual([[], [PHONE]]);
    });

    test('a device is removed by its person alone', async () => {
      const { vendor, colleague } = api.people;
      await add(vendor, PHONE);
      const { devices } = await api.call(LIST, { as: vendor, params: { userId: vendor.userId } });
      const deviceId = devices[0]?.id ?? '';
      const remove = (as: TestPerson) =>
        api.call('DELETE /notifications/push/:userId/:deviceId', {
          as,
          params: { userId: as.userId, deviceId },
        });
      await remove(colleague);
      expect(await list(vendor)).toEqual([PHONE]);
      expect(await api.refused(LIST, { as: colleague, params: { userId: vendor.userId } })).toMatchObject({
        status: 403,
      });
      await remove(vendor);
      expect(await list(vendor)).toEqual([]);
    });

    test.each(['http://push.exemplo.com.br/a', 'nada', `https://push.exemplo.com.br/${'a'.repeat(1_000)}`])(
      'the address %.40s is refused',
      async (endpoint) => {
        const { vendor } = api.people;
        const refused = await api.refused(ADD, {
          as: vendor,
          params: { userId: vendor.userId },
          body: { endpoint, keys: { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' } },
        });
        expect(refused.status).toBe(400);
      },
    );
  },
  {},
  { push },
);

describeApi(
  'pushes of a server without keys',
  (api) => {
    test('are not offered, and nobody can subscribe', async () => {
      const { vendor } = api.people;
      const params = { userId: vendor.userId };
      expect(await api.call(LIST, { as: vendor, params })).toEqual({ publicKey: null, devices: [] });
      const refused = await api.refused(ADD, {
        as: vendor,
        params,
        body: {
          endpoint: 'https://push.exemplo.com.br/celular',
          keys: { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' },
        },
      });
      expect(refused).toMatchObject({ status: 409 });
    });
  },
  {},
  { push: createPushSender(undefined) },
);

test.each(['https://127.0.0.1/a', 'https://localhost/a', 'http://exemplo.com.br/a', 'https://10.0.0.1/a'])(
  'nothing is sent to %s',
  async (endpoint) => {
    const { publicKey, privateKey } = createKeys();
    const sender = createPushSender({ publicKey, privateKey, subject: 'mailto:a@exemplo.com.br' });
    await expect(
      sender.send(
        { endpoint, p256dh: publicKey, auth: randomBytes(16).toString('base64url') },
        { payload: '{}', topic: 'a' },
        new AbortController().signal,
      ),
    ).rejects.toThrow('é de uma rede interna');
  },
);

/** Creates a pair of keys as browsers and servers have them, in base64url. */
function createKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey('base64url') };
}
