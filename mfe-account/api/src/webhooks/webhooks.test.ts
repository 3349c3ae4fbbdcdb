import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createTestBoards, type TestBoards } from '@girassol/api/test/boards';
import { acceptOnPage, createBuildWithProposals } from '@girassol/api/test/final-pages';
import { describeApi, type TestApi } from '@girassol/api/test/harness';
import { createFinishedProposal } from '@girassol/api/test/proposals';
import { Webhook } from 'standardwebhooks';

const buildDir = createBuildWithProposals();

interface Heard {
  headers: Record<string, string>;
  body: string;
}

const hurry = (api: TestApi) =>
  api.query("update jobs set due_at = now(), order_at = now() where state = 'QUEUED'");

describeApi(
  'webhooks of an account',
  (api) => {
    let boards: TestBoards;
    let server: Server;
    let url: string;
    let status = 200;
    const heard: Heard[] = [];

    beforeAll(async () => {
      boards = await createTestBoards(api);
      server = createServer(async (request, response) => {
        const body = (await buffer(request)).toString();
        heard.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(status, status === 302 ? { location: url } : {}).end('ignorado');
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));
    beforeEach(async () => {
      status = 200;
      heard.length = 0;
      await api.query('delete from webhook_endpoints');
      await api.query('delete from jobs');
    });

    const set = () => api.call('PUT /webhooks/single', { as: api.people.owner, body: { url } });
    const read = () => api.call('GET /webhooks/single', { as: api.people.owner });

    test('a proposal that is accepted is told, signed, once; the log says so', async () => {
      const { secret, webhook } = await set();
      expect(webhook).toMatchObject({ url, stoppedWhy: null });
      const proposal = await createFinishedProposal(api, api.people.owner, boards.customerId);
      await acceptOnPage(api, proposal.frontId);
      await acceptOnPage(api, proposal.frontId);
      await api.app.jobs.runDue();
      expect(heard).toHaveLength(1);
      const [{ headers, body } = { headers: {}, body: '' }] = heard;
      expect(new Webhook(secret ?? '').verify(body, headers)).toMatchObject({
        type: 'proposal.accepted',
        data: { proposalId: proposal._id, number: proposal.count, finalPrice: expect.any(Number) },
      });
      const { deliveries } = await read();
      expect(deliveries).toMatchObject([
        {
          _id: headers['webhook-id'],
          event: 'proposal.accepted',
          state: 'DELIVERED',
          tries: 1,
          lastAnswer: 'Respondeu 200.',
        },
      ]);
    });

    test('the secret is shown once; another address keeps it, a new one ends it', async () => {
      const first = await set();
      expect(first.secret).toMatch(/^whsec_/);
      expect((await set()).secret).toBeNull();
      expect(JSON.stringify(await read())).not.toContain('whsec_');
      const { secret } = await api.call('POST /webhooks/single/secret', { as: api.people.owner });
      expect(secret).not.toBe(first.secret);
      await api.call('POST /webhooks/single/test', { as: api.people.owner });
      await api.app.jobs.runDue();
      const [sent] = heard;
      expect(() => new Webhook(first.secret ?? '').verify(sent?.body ?? '', sent?.headers ?? {})).toThrow();
      expect(new Webhook(secret).verify(sent?.body ?? '', sent?.headers ?? {})).toMatchObject({
        type: 'test',
      });
    });

    test('what is not taken comes again with the same id, and is kept as failed in the end; redirects lead nowhere', async () => {
      await set();
      status = 302;
      await api.call('POST /webhooks/single/test', { as: api.people.owner });
      await api.app.jobs.runDue();
      expect((await read()).deliveries).toMatchObject([
        { state: 'WAITING', tries: 1, lastAnswer: 'Respondeu 302.' },
      ]);
      for (let again = 0; again < 11; again += 1) {
        await hurry(api);
        await api.app.jobs.runDue();
      }
      expect(heard).toHaveLength(12);
      expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect((await read()).deliveries).toMatchObject([{ state: 'FAILED', tries: 12 }]);
    });

    test('an address that says it is gone is not asked again, until it is set anew', async () => {
      await set();
      status = 410;
      await api.call('POST /webhooks/single/test', { as: api.people.owner });
      await api.app.jobs.runDue();
      const { webhook, deliveries } = await read();
      expect(webhook?.stoppedWhy).toContain('410');
      expect(deliveries).toMatchObject([{ state: 'FAILED' }]);
      expect(await api.refused('POST /webhooks/single/test', { as: api.people.owner })).toMatchObject({
        status: 404,
      });
      expect((await set()).webhook.stoppedWhy).toBeNull();
    });

    test('is for whoever changes the settings, and for one account only', async () => {
      await set();
      const { vendor, neighbour } = api.people;
      expect(await api.refused('GET /webhooks/single', { as: vendor })).toMatchObject({ status: 403 });
      expect(await api.refused('DELETE /webhooks/single', { as: vendor })).toMatchObject({ status: 403 });
      expect(await api.call('GET /webhooks/single', { as: neighbour })).toEqual({
        webhook: null,
        deliveries: [],
      });
      await api.call('DELETE /webhooks/single', { as: api.people.owner });
      expect(await read()).toEqual({ webhook: null, deliveries: [] });
    });
  },
  { BUILD_DIR: buildDir, WEBHOOK_PRIVATE_ADDRESSES: 'on' },
);

describeApi('webhooks outside a trusted network', (api) => {
  test('go by https to the internet alone: what is not is refused where it is written, and where it is sent', async () => {
    const put = (url: string) => api.refused('PUT /webhooks/single', { as: api.people.owner, body: { url } });
    for (const url of [
      'avisos',
      'ftp://exemplo.com.br',
      'http://exemplo.com.br',
      'https://ana:senha@exemplo.com.br',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest',
      'https://2130706433/',
      'https://localhost/',
      'https://banco.internal/',
      'https://localhost./',
      'https://10.0.0.1./',
      'https://[::127.0.0.1]/',
      'https://[::a9fe:a9fe]/',
      'https://[64:ff9b::10.0.0.1]/',
      'https://[2002:a00:1::]/',
      'https://servidor./',
    ])
      expect({ url, status: (await put(url)).status }).toEqual({ url, status: 400 });

    // A name that leads inside: only whoever connects can tell.
    await api.call('PUT /webhooks/single', {
      as: api.people.owner,
      body: { url: 'https://exemplo.com.br/' },
    });
    await api.query("update webhook_endpoints set url = 'https://localhost:1/'");
    await api.call('POST /webhooks/single/test', { as: api.people.owner });
    await api.app.jobs.runDue();
    expect((await api.call('GET /webhooks/single', { as: api.people.owner })).deliveries).toMatchObject([
      { state: 'FAILED', tries: 1, lastAnswer: 'O endereço de localhost é de uma rede interna.' },
    ]);
  });
});
