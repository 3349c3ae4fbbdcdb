import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createBuildWithAccount } from '@girassol/api/test/final-pages';
import { describeApi } from '@girassol/api/test/harness';
import { expectPageOpensAtError } from '@girassol/api/test/landing';
import { postForm } from '@girassol/api/test/simulations';

interface Delivered {
  body: Record<string, unknown>;
  headers: NodeJS.Dict<string | string[]>;
}

/** Pipeline of somebody else, on this machine. */
const delivered: Delivered[] = [];
let status = 200;
const pipeline: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    delivered.push({ body: JSON.parse(Buffer.concat(parts).toString()), headers: request.headers });
    response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end();
  });
});
const PIPELINE_PORT = 20_000 + (process.pid % 20_000);
beforeAll(() => new Promise<void>((resolve) => pipeline.listen(PIPELINE_PORT, '127.0.0.1', resolve)));
afterAll(() => pipeline.close());
const buildDir = createBuildWithAccount();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

const contact = { name: 'Ana  Souza', email: 'ana@empresa.com.br', phone: '(47) 99999-8888' };
const form = { ...contact, timeWorking: 'Menos de 1 ano', salesTeamStatus: 'Vendo sozinho', src: 'feira' };

describeApi(
  'leads of the product',
  (api) => {
    beforeEach(async () => {
      delivered.length = 0;
      status = 200;
      for (const table of ['leads', 'jobs', 'login_attempts']) await api.query(`delete from ${table}`);
    });
    const listLeads = () => api.query<Record<string, unknown>>('select * from leads order by at, id');
    const runSoon = () =>
      api.query(
        "update jobs set due_at = now() - interval '1 second', order_at = now() - interval '1 second'",
      );

    test('[billing-028, billing-029, billing-030] a contact is stored and sent on, with every other parameter of the address', async () => {
      await api.call('POST /leads/new', {
        body: { ...form, tag: 'sul', utm_source: 'rádio', gclid: 'Cj0' },
      });
      expect(await listLeads()).toMatchObject([
        {
          kind: 'contact',
          name: 'Ana Souza',
          phone: '47999998888',
          time_working: 'Menos de 1 ano',
          sales_team_status: 'Vendo sozinho',
          src: 'feira',
          tag: 'sul',
          parameters: { utm_source: 'rádio', gclid: 'Cj0' },
          pipeline_id: 24,
          state: 'WAITING',
        },
      ]);
      await api.app.jobs.runDue();
      expect(delivered.map(({ body }) => body)).toEqual([
        {
          name: 'Ana Souza',
          email: 'ana@empresa.com.br',
          phone: '47999998888',
          variables: {
            utm_source: 'rádio',
            gclid: 'Cj0',
            timeWorking: 'Menos de 1 ano',
            salesTeamStatus: 'Vendo sozinho',
            src: 'feira',
            tag: 'sul',
          },
          pipelineId: 24,
        },
      ]);
      expect(await listLeads()).toMatchObject([
        { state: 'DELIVERED', tries: 1, last_answer: 'Respondeu 200.' },
      ]);
    });

    test('[billing-028, billing-030] the webhook passes the variables on as they are', async () => {
      const variables = { plano: 'CRM', vendedores: 4, novo: true, nada: null };
      await api.call('POST /leads/webhook', { body: { ...contact, variables } });
      await api.app.jobs.runDue();
      expect(delivered).toMatchObject([{ body: { name: 'Ana Souza', variables, pipelineId: 24 } }]);
    });

    test('what the pipeline does not take comes again, and is kept as failed in the end; redirects lead nowhere', async () => {
      status = 302;
      await api.call('POST /leads/new', { body: contact });
      await api.app.jobs.runDue();
      expect(await listLeads()).toMatchObject([
        { state: 'WAITING', tries: 1, last_answer: 'Respondeu 302.' },
      ]);
      for (let again = 0; again < 11; again += 1) {
        await runSoon();
        await api.app.jobs.runDue();
      }
      expect(await listLeads()).toMatchObject([{ state: 'FAILED', tries: 12 }]);
      expect(new Set(delivered.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    });

    test('a lead that a browser sends twice is one lead, also at the same moment; with other words it is another', async () => {
      await Promise.all([1, 2, 3].map(() => api.call('POST /leads/new', { body: form })));
      await api.call('POST /leads/new', { body: { ...form, src: 'site' } });
      expect(await listLeads()).toHaveLength(2);
    });

    test('wrong fields are named, and nothing is stored', async () => {
      const body = { name: ' ', email: 'ana@', phone: '99999-8888' };
      for (const call of ['POST /leads/new', 'POST /leads/webhook'] as const)
        expect(await api.refused(call, { body })).toMatchObject({
          status: 400,
          message: 'Escreva o seu nome.',
          fields: [
            { path: 'name', message: 'Escreva o seu nome.' },
            { path: 'email', message: 'Escreva um e-mail como ana@empresa.com.br.' },
            { path: 'phone', message: 'Escreva o telefone com DDD, como (47)\u00a099999-\u20608888.' },
          ],
        });
      const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`v${at}`, 'x']));
      expect(
        await api.refused('POST /leads/webhook', { body: { ...contact, variables: many } }),
      ).toMatchObject({ status: 400 });
      expect(await listLeads()).toEqual([]);
    });

    test.each(['/leads/new', '/api/leads/new'])('a form at %s leads to thanks by 303', async (path) => {
      for (const [kind, page] of [
        ['contact', '/sobre/obrigado'],
        ['trial', '/form-teste-gratis/obrigado'],
        ['course', '/form-cadastro-curso/obrigado'],
      ] as const) {
        const answer = await postForm(api, path, { ...form, kind, utm_source: 'rádio' });
        expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
      }
      expect(await listLeads()).toMatchObject(
        ['contact', 'trial', 'course'].map((kind) => ({ kind, parameters: { utm_source: 'rádio' } })),
      );
      // A trial opens no account by itself.
      expect(await api.query('select from accounts where name = $1', ['Ana Souza'])).toEqual([]);
    });

    test('[billing-029] a form with mistakes comes back with what was typed and the parameters', async () => {
      const wrong = { ...form, name: '"><b>x', email: 'ana', phone: '999', kind: 'trial', utm: '<i>' };
      const { statusCode, body } = await postForm(api, '/api/leads/new', wrong);
      expect(statusCode).toBe(422);
      expectPageOpensAtError(body);
      expect(body).toContain('value="&quot;&gt;&lt;b&gt;x"');
      expect(body).toContain('Escreva um e-mail como ana@empresa.com.br.');
      expect(body).toContain('Escreva o telefone com DDD, como (47)\u00a099999-\u20608888.');
      expect(body).toContain('<input type="hidden" name="utm" value="&lt;i&gt;"/>');
      expect(body).toContain('<option selected="">Menos de 1 ano</option>');
      expect(body).toContain('Teste o Girassol por 14 dias');
      expect(body).not.toContain('<b>x');
      expect(await listLeads()).toEqual([]);
    });

    test('a flood of one address is stored apart, and not sent on; it gets the same answer', async () => {
      for (let at = 0; at < 7; at += 1) {
        const body = { ...contact, phone: `4799999880${at}` };
        expect((await api.getAnswer('POST /leads/new', { body })).status).toBe(200);
      }
      const states = (await listLeads()).map(({ state }) => state);
      expect(states).toEqual([...Array(5).fill('WAITING'), 'HELD', 'HELD']);
      await api.app.jobs.runDue();
      expect(delivered).toHaveLength(5);
    });

    test('what fills the field that nobody sees, or writes a link as its name, is no person', async () => {
      await postForm(api, '/leads/new', { ...form, fax: 'x' });
      await api.call('POST /leads/new', { body: { ...contact, name: 'Ganhe em https://x.example' } });
      expect(await listLeads()).toMatchObject([
        { state: 'HELD', doubts: ['Preencheu um campo que pessoas não veem.'], parameters: {} },
        { state: 'HELD', doubts: ['O nome traz um endereço da internet.'] },
      ]);
    });

    test('one phone counts five times a day', async () => {
      for (let at = 0; at < 6; at += 1) {
        await api.query('delete from login_attempts');
        await api.call('POST /leads/new', { body: { ...contact, src: `${at}` } });
      }
      expect((await listLeads()).at(-1)).toMatchObject({
        doubts: ['Mais de 5 envios do mesmo telefone em um dia.'],
      });
    });
  },
  {
    BUILD_DIR: buildDir,
    LEADS_URL: `http://127.0.0.1:${PIPELINE_PORT}/leads`,
    WEBHOOK_PRIVATE_ADDRESSES: 'on',
  },
);

describeApi('leads where no pipeline is configured', (api) => {
  test('are only stored', async () => {
    await api.call('POST /leads/new', { body: contact });
    expect(await api.query('select state from leads')).toEqual([{ state: 'STORED' }]);
    expect(await api.query("select from jobs where kind = 'leads.deliver'")).toEqual([]);
  });
});
