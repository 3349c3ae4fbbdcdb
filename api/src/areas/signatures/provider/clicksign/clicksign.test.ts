import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../../../test/boards';
import { describeApi } from '../../../../../test/harness';
import {
  buildContractPdf,
  createSignatureTestClient,
  getDateInDays,
  type SignatureTestClient,
  signerJoao,
  signerMaria,
  type TestContract,
  testSigningDocumentService,
} from '../../../../../test/signatures';
import { embeddedProvider } from '../embedded';
import { ProviderRefusal, ProviderUnavailable } from '../provider-errors';
import {
  buildEnvelopeEvent,
  buildSignedWebhook,
  type ClicksignServer,
  createDeferredClicksign,
  startClicksignServer,
} from './clicksign-server.testing';
import { createClicksignProvider } from './index';

const { clicksign, provider } = createDeferredClicksign();

describeApi(
  'signatures by a provider outside',
  (api) => {
    let boards: TestBoards;
    let tests: SignatureTestClient;
    let outside: ClicksignServer;
    beforeAll(async () => {
      outside = await startClicksignServer();
      clicksign.provider = createClicksignProvider(outside.settings);
      boards = await createTestBoards(api);
      tests = await createSignatureTestClient(api, boards);
    }, TEST_TIMEOUTS_MS.process);
    afterAll(() => outside.close());
    beforeEach(async () => {
      Object.assign(outside, {
        mood: 'well',
        status: 'running',
        asked: [],
        events: [],
        file: null,
        signers: [],
      });
      await api.query("delete from jobs where kind like 'signatures.%'");
    });

    const due = () =>
      api.query(
        `update jobs set due_at = now(), order_at = now()
         where kind in ('signatures.open', 'signatures.ask') and state = 'QUEUED'`,
      );
    const work = async () => {
      await due();
      await api.app.jobs.runDue();
    };
    const opened = async () => {
      const sent = await tests.sent([signerMaria, signerJoao], { isOrdered: true });
      await api.app.jobs.runDue();
      return { ...sent, signature: await tests.read(sent) };
    };
    const hear = (key: string | null, name?: string, secret?: string) =>
      api.send({
        method: 'POST',
        url: '/api/webhooks/clicksign',
        ...buildSignedWebhook(key ?? '', name, secret),
      });

    test('opens an envelope with document, signers and what each has to do, and has those told whose turn it is', async () => {
      const { signature } = await opened();
      expect(signature).toMatchObject({
        state: 'OPEN',
        clicksignKey: 'envelopes-1',
        provider: { name: 'clicksign', label: 'Clicksign' },
      });
      expect(outside.asked.map(({ method, path }) => `${method} ${path.replace(/^\/api\/v3/, '')}`)).toEqual([
        'POST /envelopes',
        ...[
          'documents',
          'signers',
          'requirements',
          'requirements',
          'signers',
          'requirements',
          'requirements',
        ].map((what) => `POST /envelopes/envelopes-1/${what}`),
        'PATCH /envelopes/envelopes-1',
        `POST /envelopes/envelopes-1/signers/${outside.signers[0]}/notifications`,
      ]);
      const [envelope, document, signer, agree, prove] = outside.asked.map(
        ({ body }) => body.data?.attributes,
      );
      expect(envelope).toMatchObject({
        locale: 'pt-BR',
        auto_close: true,
        block_after_refusal: true,
        deadline_at: expect.any(String),
      });
      expect(document?.content_base64).toBe(
        `data:application/pdf;base64,${buildContractPdf().toString('base64')}`,
      );
      expect(signer).toMatchObject({ name: 'Maria da Conceição', documentation: '529.982.247-25', group: 1 });
      expect([agree, prove]).toEqual([
        { action: 'agree', role: 'contractor' },
        { action: 'provide_evidence', auth: 'email' },
      ]);
      expect(signature.persons.map(({ notificationSent }) => notificationSent)).toEqual([true, false]);
    });

    test('what it tells is asked after, kept once however often it comes, and refused where it did not sign it', async () => {
      const { signature, ...params } = await opened();
      const [one = ''] = outside.signers;
      outside.events = [buildEnvelopeEvent('sign', one)];
      expect((await hear(signature.clicksignKey, 'sign', 'outro-segredo-qualquer')).statusCode).toBe(401);
      const answers = await Promise.all([1, 2, 3].map(() => hear(signature.clicksignKey)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      await api.app.jobs.runDue();
      const { events, isWhole } = await tests.trail(params);
      expect([isWhole, events.filter(({ kind }) => kind === 'SIGNED')]).toEqual([
        true,
        [expect.objectContaining({ text: expect.stringContaining('provedor') })],
      ]);
      expect((await tests.read(params)).persons[0]).toMatchObject({ state: 'SIGNED', isTheirTurn: false });
    });

    test('without a word from it, it is asked again; closed, its file is the sealed one', async () => {
      const { signature, ...params } = await opened();
      outside.events = outside.signers.map((signer) => buildEnvelopeEvent('sign', signer));
      outside.status = 'closed';
      await work();
      expect((await tests.read(params)).state).toBe('COMPLETED');
      outside.file = Buffer.concat([buildContractPdf(), Buffer.from('% Clicksign')]);
      await work();
      expect((await tests.read(params)).state).toBe('SEALED');
      const { downloadUrls } = await api.call('GET /signatures/single/signed/:saleId/:contractId', {
        as: api.people.owner,
        params,
      });
      const file = await api.send({ method: 'GET', url: downloadUrls.signed_file_url ?? '' });
      expect(file.rawPayload).toEqual(outside.file);
      await work();
      expect(signature.state).toBe('OPEN');
    });

    test('refused there, it is refused here, with the reason', async () => {
      const { signature, ...params } = await opened();
      outside.events = [
        buildEnvelopeEvent('refusal', outside.signers[1] ?? '', { comment: 'Faltou um anexo' }),
      ];
      outside.status = 'canceled';
      await hear(signature.clicksignKey, 'refusal');
      await api.app.jobs.runDue();
      expect(await tests.read(params)).toMatchObject({ state: 'REFUSED', endReason: 'Faltou um anexo' });
    });

    test.each(['down', 'silent', 'garbage', 'unknown'] as const)(
      '%s: it is tried again, and works when the provider does',
      async (mood) => {
        outside.mood = mood;
        const sent = await tests.sent([signerMaria]);
        await api.app.jobs.runDue();
        const waiting = await tests.read(sent);
        expect(waiting).toMatchObject({ state: 'OPEN', clicksignKey: waiting._id });
        outside.mood = 'well';
        // A connection that it cut may be tried first.
        for (let turn = 0; turn < 3; turn += 1) await work();
        expect((await tests.read(sent)).clicksignKey).toMatch(/^envelopes-/);
      },
    );

    test('what it does not take ends the document, and who sent it reads why; the next one begins with the same people', async () => {
      outside.mood = 'refuses';
      const sent = await tests.sent([signerMaria]);
      await api.app.jobs.runDue();
      expect(await tests.read(sent)).toMatchObject({
        state: 'CANCELLED',
        endReason: expect.stringContaining('E-mail não é permitido'),
      });
      const [notice] = await api.query<{ content: string }>(
        "select content from notifications where kind = 'contract-failed' order by happened_at desc limit 1",
      );
      expect(notice?.content).toContain('E-mail não é permitido');
      const { signature } = await api.call('POST /signatures/single/:saleId/:contractId', {
        as: api.people.owner,
        params: { saleId: sent.saleId, contractId: sent.contractId },
      });
      expect(signature).toMatchObject({
        state: 'DRAFT',
        persons: [{ name: 'Maria', email: signerMaria.email }],
      });
      expect(signature._id).not.toBe(sent.signature._id);
    });

    test('cancelled here it is cancelled there, and what comes from there later changes nothing', async () => {
      const { signature, saleId, contractId } = await opened();
      const params: TestContract = { saleId, contractId };
      const cancel = { as: api.people.owner, params, body: { reason: 'Engano' } };
      await api.call('POST /signatures/single/cancel/:saleId/:contractId', cancel);
      await api.app.jobs.runDue();
      expect(outside.asked.at(-1)).toMatchObject({
        method: 'PATCH',
        body: { data: { attributes: { status: 'canceled' } } },
      });
      outside.events = outside.signers.map((signer) => buildEnvelopeEvent('sign', signer));
      outside.status = 'closed';
      await hear(signature.clicksignKey);
      await work();
      expect(await tests.read(params)).toMatchObject({ state: 'CANCELLED', personsWhoSigned: [] });
    });

    test('errors are told apart: what another try mends, and what not', async () => {
      const read = () => clicksign.provider.outside?.read('envelopes-1');
      for (const mood of ['down', 'garbage', 'unknown', 'silent'] as const) {
        outside.mood = mood;
        await expect(read()).rejects.toThrow(ProviderUnavailable);
      }
      outside.mood = 'refuses';
      await expect(read()).rejects.toThrow(ProviderRefusal);
    });

    test('a document is sent once, whichever day', async () => {
      const { saleId, contractId } = await opened();
      const body = { base64File: buildContractPdf().toString('base64'), validityDate: getDateInDays(15) };
      await api.call('PUT /signatures/single/:saleId/:contractId', {
        as: api.people.owner,
        params: { saleId, contractId },
        body,
      });
      await api.app.jobs.runDue();
      expect(outside.asked.filter(({ path }) => path.endsWith('/envelopes'))).toHaveLength(1);
    });
  },
  {},
  {
    documents: testSigningDocumentService,
    signatures: { current: provider, all: [embeddedProvider, provider] },
  },
);
