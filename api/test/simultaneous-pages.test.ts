import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import { createTestBoards, type TestBoards } from './boards';
import {
  acceptingPerson,
  createBuildWithProposals,
  readOfferVersionAndHash,
  requestPage,
  sendAcceptance,
} from './final-pages';
import { buildMultipartForm, ONE_PIXEL_PNG } from './form';
import { describeApi } from './harness';
import { createFinishedProposal } from './proposals';
import {
  createSignatureTestClient,
  getHiddenField,
  signerMaria,
  testSigningDocumentService,
} from './signatures';
import { addTestTariff, postForm, publishSiteWithSimulator, startSimulation } from './simulations';

const AT_ONCE = 8;
const ROOT = '/institucional/sol-nascente';
const buildDir = createBuildWithProposals();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

// Only a server does things at once: the embedded database has one connection.
describeApi(
  'people without a login who do the same at the same moment',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      await publishSiteWithSimulator(api, api.people.owner, 'sol-nascente');
      await addTestTariff(api);
    });
    beforeEach(() => api.query('delete from login_attempts'));
    afterEach(() => jest.restoreAllMocks());

    const atOnce = (send: (index: number) => Promise<LightMyRequestResponse>) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
    const statuses = (answers: LightMyRequestResponse[]) => [
      ...new Set(answers.map(({ statusCode }) => statusCode)),
    ];
    const count = async (from: string, values: unknown[] = []) =>
      (await api.query<{ count: number }>(`select count(*)::int as count from ${from}`, values))[0]?.count;
    /** People read a form before they send it. */
    const letRead = () => {
      const now = Date.now.bind(Date);
      jest.spyOn(Date, 'now').mockImplementation(() => now() + 10_000);
    };

    test.each([
      ['one form with other phones each time', (index: number) => `(19) 9810${index}-0000`, 1, true],
      ['forms of their own with other phones', (index: number) => `(19) 9820${index}-0000`, AT_ONCE, false],
      ['forms of their own with one phone', () => '(19) 98300-0000', 1, false],
    ])('leads: %s', async (_, getPhone, customers, isOneForm) => {
      const path = await startSimulation(api, `${ROOT}/simulador`);
      const paths = await Promise.all(
        Array.from({ length: AT_ONCE }, () => (isOneForm ? path : startSimulation(api, `${ROOT}/simulador`))),
      );
      const before = await count('customers');
      const leads = await count('website_leads');
      letRead();
      const answers = await atOnce((index) =>
        postForm(
          api,
          paths[index] ?? '',
          { nome: 'Ana Souza', telefone: getPhone(index) },
          `198.51.100.${index}`,
        ),
      );
      expect(statuses(answers)).toEqual([303]);
      expect(Number(await count('customers')) - Number(before)).toBe(customers);
      if (isOneForm) expect(Number(await count('website_leads')) - Number(leads)).toBe(1);
    });

    test('a page of a proposal is opened by somebody', async () => {
      const { _id, frontId } = await createFinishedProposal(api, api.people.owner, boards.customerId);
      expect(statuses(await atOnce(() => requestPage(api, `/proposta/final/${frontId}`)))).toEqual([200]);
      const headers = { accept: 'image/avif,image/webp,*/*;q=0.8' };
      const see = () => requestPage(api, `/proposta/vista/${frontId}`, { headers });
      expect(statuses(await atOnce(see))).toEqual([204]);
      expect(await count('proposal_views where proposal_id = $1', [_id])).toBe(1);
    });

    test('a proposal is taken', async () => {
      const { _id, frontId } = await createFinishedProposal(api, api.people.owner, boards.customerId);
      const fields = { ...acceptingPerson, ...(await readOfferVersionAndHash(api, frontId)) };
      expect(statuses(await atOnce(() => sendAcceptance(api, frontId, fields)))).toEqual([303]);
      expect(await count('proposal_acceptances where proposal_id = $1', [_id])).toBe(1);
      const taken = "histories where title = 'Proposta aceita pelo cliente' and customer_id = $1";
      expect(await count(taken, [boards.customerId])).toBe(1);
    });

    test('a document is signed', async () => {
      const signatures = await createSignatureTestClient(api, boards);
      const place = await signatures.sent([signerMaria]);
      const path = signatures.getPath(place.signature);
      const cookie = await signatures.getProof(signerMaria, path);
      const { body } = await signatures.visit(`${path}/assinar`, cookie);
      const form = {
        name: `${signerMaria.name} ${signerMaria.surname}`,
        document: signerMaria.document,
        hasAgreed: 'sim',
        hash: getHiddenField(body, 'hash'),
        epoch: getHiddenField(body, 'epoch'),
      };
      const answers = await atOnce(() => signatures.post(`${path}/assinar`, form, cookie));
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      const { events } = await signatures.trail(place);
      expect(events.filter(({ kind }) => kind === 'SIGNED')).toHaveLength(1);
    });

    test('files come by a link', async () => {
      const as = api.people.owner;
      const cid = boards.customerId;
      const { folder } = await api.call('POST /archives/customer/folder/:cid', {
        as,
        params: { cid },
        body: { name: 'Fotos' },
      });
      const params = { cid, folderId: folder._id };
      const { link } = await api.call('POST /archives/customer/upload-link/:cid/:folderId', { as, params });
      const send = (index: number) => {
        const form = buildMultipartForm(
          {},
          { name: `foto-${index}.png`, content: Buffer.concat([ONE_PIXEL_PNG, Buffer.from([index])]) },
        );
        return api.send({
          method: 'POST',
          url: link.path,
          headers: { host: 'girassol.example', origin: 'http://girassol.example', ...form.headers },
          payload: form.payload,
        });
      };
      expect(statuses(await atOnce(send))).toEqual([303]);
      expect(await count('archive_files where folder_id = $1', [folder._id])).toBe(AT_ONCE);
    });

    test('the contact form is sent: one ticket of one contact, however many sendings pass their limit', async () => {
      const form = {
        name: 'Caio Prates',
        email: 'caio@exemplo.com.br',
        message: 'Quanto custa o plano CRM?',
        formKey: randomUUID(),
      };
      const answers = await atOnce((index) =>
        api.send({
          method: 'POST',
          url: '/api/tickets/new/contact',
          remoteAddress: `198.51.100.${index}`,
          payload: form,
        }),
      );
      expect(statuses(answers).sort()).toEqual([200, 429]);
      expect(await count('support_tickets where id = $1', [form.formKey])).toBe(1);
      expect(await count('support_messages where ticket_id = $1', [form.formKey])).toBe(1);
      expect(await count('support_contacts where email = $1', [form.email])).toBe(1);
    });

    test('a recovery is asked for, and its chat written to: messages once, numbered without a gap', async () => {
      const opened = await atOnce((index) =>
        api.send({
          method: 'POST',
          url: '/api/tickets/new/password-recovery',
          remoteAddress: `198.51.100.${index}`,
          payload: { name: 'Rui', email: 'rui@exemplo.com.br', phone: '(47) 98888-7777' },
        }),
      );
      expect(statuses(opened).sort()).toEqual([200, 429]);
      // The limit of an e-mail is exact.
      expect(await count("support_contacts where email = 'rui@exemplo.com.br'")).toBe(3);
      const ticketId = String(opened.find(({ statusCode }) => statusCode === 200)?.json().ticket._id);
      const write = (message: string, clientKey: string) => {
        const form = buildMultipartForm({ message, clientKey }, { name: 'tela.png', content: ONE_PIXEL_PNG });
        const url = `/api/tickets/single/conversation/password-recovery/${ticketId}`;
        return api.send({ method: 'POST', url, headers: form.headers, payload: form.payload });
      };
      const key = randomUUID();
      expect(statuses(await atOnce(() => write('Oi', key)))).toEqual([200]);
      expect(statuses(await atOnce((index) => write(`Mensagem ${index}`, randomUUID())))).toEqual([200]);
      const messages = await api.query<{ seq: number; pictures: number }>(
        `select seq, jsonb_array_length(files) as pictures from support_messages
         where ticket_id = $1 and role = 'user' order by seq`,
        [ticketId],
      );
      expect(messages).toEqual(
        Array.from({ length: 1 + AT_ONCE }, (_, index) => ({ seq: index + 2, pictures: 1 })),
      );
    });

    test('a browser reports failures', async () => {
      const report = {
        kind: 'load',
        remote: 'mfe-proposals',
        version: '1.0.0',
        team: 'propostas',
        code: 'GF-202',
        message: 'x',
        path: '/',
      };
      const send = () => api.send({ method: 'POST', url: '/federation/reports', payload: [report] });
      expect(statuses(await atOnce(send))).toEqual([204]);
    });

    test('new deals get numbers and positions of their own', async () => {
      await Promise.all(
        Array.from({ length: 20 }, () => boards.addItem(api.people.owner, { name: 'Ao mesmo tempo' })),
      );
      const [made] = await api.query(
        `select count(distinct number)::int as numbers, count(distinct rank)::int as ranks, max(number) - min(number) as span
         from sales where name = 'Ao mesmo tempo'`,
      );
      expect(made).toEqual({ numbers: 20, ranks: 20, span: 19 });
    });

    test('a customer with one document is registered once; the others read why', async () => {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          api.getAnswer('POST /customers/new/:userId', {
            as: api.people.owner,
            params: { userId: api.people.owner.userId },
            body: { name: 'Rui Dias', phone: '47988887777', document: '111.444.777-35' } as never,
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: AT_ONCE - 1 }, () => 409),
      ]);
      for (const { status, body } of answers)
        if (status === 409) expect(body).toContain('Já existe um cliente com este CPF');
    });
  },
  { BUILD_DIR: buildDir },
  { documents: testSigningDocumentService },
);
