import { addDays } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import {
  getInstantsAroundPeriod,
  TEST_TIMEOUTS_MS,
  testAtHoursOfTheDay,
} from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { collectEventsByListener } from '../../../test/collect-events';
import { describeApi } from '../../../test/harness';
import {
  buildContractPdf,
  createSignatureTestClient,
  getDateInDays,
  type SignatureTestClient,
  setTestQuota,
  signerJoao,
  signerMaria,
  type TestContract,
  testSigningDocumentService,
} from '../../../test/signatures';
import { findSignerByLinkToken } from './links/signer-links';

const SEND = 'PUT /signatures/single/:saleId/:contractId';
const ADD = 'POST /signatures/single/person/:saleId/:contractId';
const EDIT = 'PUT /signatures/single/person/:saleId/:contractId/:personId';
const NOTIFY = 'POST /signatures/single/person/notification/:saleId/:contractId/:personId';

describeApi(
  'sending a contract to be signed',
  (api) => {
    let boards: TestBoards;
    let tests: SignatureTestClient;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      tests = await createSignatureTestClient(api, boards);
    }, TEST_TIMEOUTS_MS.process);

    const of = ({ saleId, contractId }: TestContract) => ({ saleId, contractId });
    const as = () => api.people.owner;
    const begin = (params: TestContract) =>
      api.call('POST /signatures/single/:saleId/:contractId', { as: as(), params });
    const add = async (params: TestContract, body: RequestBody<typeof ADD>) =>
      (await api.call(ADD, { as: as(), params, body })).signature;
    const sendBody = (text?: string, validityDate = getDateInDays(15)) => ({
      base64File: buildContractPdf(text).toString('base64'),
      validityDate,
    });

    test('[signatures-002] begins once, however often it is opened', async () => {
      const params = await tests.contract();
      const before = await api.refused('GET /signatures/single/:saleId/:contractId', { as: as(), params });
      expect(before.status).toBe(404);
      const answers = await Promise.all([begin(params), begin(params), begin(params)]);
      expect(new Set(answers.map(({ signature }) => signature._id)).size).toBe(1);
      expect(answers[0].signature).toMatchObject({ state: 'DRAFT', clicksignKey: null, persons: [] });
    });

    test('[signatures-003] [signatures-004] [signatures-005] [signatures-006] [signatures-007] signers are checked and kept tidy', async () => {
      const params = await tests.contract();
      await begin(params);
      const wrong = async (changes: Partial<RequestBody<typeof ADD>>) =>
        (await api.refused(ADD, { as: as(), params, body: { ...signerMaria, ...changes } })).fields?.[0]
          ?.path;
      expect(await wrong({ name: 'João1' })).toBe('name');
      expect(await wrong({ email: 'abc' })).toBe('email');
      expect(await wrong({ document: '5299822472' })).toBe('document');
      expect(await wrong({ document: '529.982.247-24' })).toBe('document');
      expect(await wrong({ phone: '999998888' })).toBe('phone');
      expect(await wrong({ auth: 'sms' })).toBe('auth');
      const { persons } = await add(params, { ...signerMaria, email: 'MARIA@exemplo.com.br' });
      expect(persons).toMatchObject([
        { email: 'maria@exemplo.com.br', document: '52998224725', phone: '47999998888', auth: 'email' },
      ]);
      expect(await wrong({})).toBe('document');
    });

    test('[signatures-022] signers are added, edited and removed, and each answer is the signature', async () => {
      const params = await tests.contract();
      await begin(params);
      const added = await add(params, signerMaria);
      await add(params, signerJoao);
      const personId = added.persons[0]?._id ?? '';
      const of = { as: as(), params: { ...params, personId } };
      const names = ({ signature }: { signature: typeof added }) => [
        signature._id === added._id,
        ...signature.persons.map(({ name }) => name),
      ];
      expect(names({ signature: added })).toEqual([true, 'Maria']);
      expect(names(await api.call(EDIT, { ...of, body: { ...signerMaria, name: 'Mariana' } }))).toEqual([
        true,
        'Mariana',
        'João',
      ]);
      const remove = 'DELETE /signatures/single/person/:saleId/:contractId/:personId';
      expect(names(await api.call(remove, of))).toEqual([true, 'João']);
      expect((await tests.read(params)).persons.map(({ name }) => name)).toEqual(['João']);
    });

    test('[signatures-009] signers are edited, put in order while it is a draft, and neither they nor others change after', async () => {
      const params = await tests.draft([signerMaria, signerJoao]);
      const { persons } = await tests.read(params);
      const [first = '', second = ''] = persons.map(({ _id }) => _id);
      const order = 'PUT /signatures/single/order/:saleId/:contractId';
      const { signature } = await api.call(order, {
        as: as(),
        params,
        body: { isOrdered: true, persons: [second, first] },
      });
      expect(signature.persons.map(({ name, order }) => [name, order])).toEqual([
        ['João', 1],
        ['Maria', 2],
      ]);
      const half = { as: as(), params, body: { isOrdered: true, persons: [second] } };
      expect((await api.refused(order, half)).status).toBe(409);
      const body = { ...signerJoao, surname: 'de Souza' };
      const edited = await api.call(EDIT, { as: as(), params: { ...params, personId: second }, body });
      expect(edited.signature.persons[0]?.surname).toBe('de Souza');

      await api.call(SEND, { as: as(), params, body: sendBody() });
      const late = { as: as(), params: { ...params, personId: first } };
      const mailChanged = { ...late, body: { ...signerMaria, email: 'outra@exemplo.com.br' } };
      expect(await api.refused(EDIT, mailChanged)).toMatchObject({ status: 409 });
      const remove = 'DELETE /signatures/single/person/:saleId/:contractId/:personId';
      expect((await api.refused(remove, late)).status).toBe(409);
      expect((await api.refused(ADD, { as: as(), params, body: signerJoao })).status).toBe(409);
      expect((await tests.read(params)).persons[1]?.email).toBe('maria@exemplo.com.br');
    });

    test('[signatures-011] [signatures-013] [signatures-014] sends: links, code and trail; the same again changes nothing, another is refused', async () => {
      const params = await tests.contract();
      await begin(params);
      const body = sendBody('primeiro');
      expect((await api.refused(SEND, { as: as(), params, body })).message).toContain(
        'Adicione quem vai assinar',
      );
      await add(params, signerMaria);
      await add(params, { ...signerJoao, kind: 'COPY' });
      const { signature } = await api.call(SEND, { as: as(), params, body });
      expect(signature).toMatchObject({
        state: 'OPEN',
        maySend: true,
        verifyCode: expect.stringMatching(/^GRS(-[A-Z2-9]{4}){3}$/),
      });
      expect(signature.clicksignKey).not.toBeNull();
      expect(
        signature.persons.map(({ clicksignSignUrl, notificationSent }) => [
          clicksignSignUrl !== null,
          notificationSent,
        ]),
      ).toEqual([
        [true, true],
        [false, false],
      ]);
      expect(signature.validityDate).toBe(body.validityDate);
      const again = await api.call(SEND, { as: as(), params, body });
      expect(again.signature).toEqual(signature);
      expect(await api.refused(SEND, { as: as(), params, body: sendBody('segundo') })).toMatchObject({
        status: 409,
      });
      const trail = await tests.trail(params);
      expect(trail.isWhole).toBe(true);
      expect(trail.events.map(({ kind }) => kind)).toEqual(['CREATED', 'SENT', 'NOTIFIED']);
      const [mail] = (await tests.mails('signature-invite')).slice(-1);
      expect(mail?.text).toContain(new URL(signature.persons[0]?.clicksignSignUrl ?? '').pathname);
    });

    test('two who send at the same moment send one document', async () => {
      const params = await tests.draft([signerMaria]);
      const answers = await Promise.all(
        ['a', 'a', 'a'].map((text) => api.call(SEND, { as: as(), params, body: sendBody(text) })),
      );
      expect(new Set(answers.map(({ signature }) => signature.verifyCode)).size).toBe(1);
      const trail = await tests.trail(params);
      expect(trail.events.filter(({ kind }) => kind === 'SENT')).toHaveLength(1);
    });

    testAtHoursOfTheDay(
      'only the contract that is kept or a PDF is taken, and a day that is to come',
      async () => {
        const params = await tests.draft([signerMaria]);
        const refused = async (base64File: string, validityDate = getDateInDays(15)) => {
          const { status, fields } = await api.refused(SEND, {
            as: as(),
            params,
            body: { base64File, validityDate },
          });
          return [status, fields?.[0]?.path];
        };
        const base64 = (text: string) => Buffer.from(text).toString('base64');
        expect(await refused('não é base64!')).toEqual([415, 'base64File']);
        expect(await refused(base64('<html>'))).toEqual([415, 'base64File']);
        expect(await refused(base64('PK\u0003\u0004 outro documento'))).toEqual([415, 'base64File']);
        expect(await refused(base64('%PDF-1.7 /JavaScript'))).toEqual([415, 'base64File']);
        const good = buildContractPdf().toString('base64');
        expect(await refused(good, getDateInDays(-1))).toEqual([400, 'validityDate']);
        expect(await refused(good, getDateInDays(800))).toEqual([400, 'validityDate']);
      },
    );

    test('[signatures-001] [signatures-020] needs the module and contractManager; reading needs neither', async () => {
      const { vendor, owner } = api.people;
      const params = await tests.draft([signerMaria], vendor);
      expect(await api.refused(SEND, { as: vendor, params, body: sendBody() })).toMatchObject({
        status: 403,
        message: expect.stringContaining('gerencia contratos'),
      });
      expect((await tests.read(params, vendor)).maySend).toBe(false);
      await api.query(
        'update users set permissions = permissions || \'{"contractManager": true}\' where id = $1',
        [vendor.userId],
      );
      await api.query("update accounts set active_modules = '{}' where id = $1", [owner.accountId]);
      expect((await api.refused(SEND, { as: vendor, params, body: sendBody() })).message).toContain(
        'Libere a assinatura digital',
      );
      await api.query("update accounts set active_modules = '{Assinatura Digital}' where id = $1", [
        owner.accountId,
      ]);
      const { signature } = await api.call(SEND, { as: vendor, params, body: sendBody() });
      expect(signature.state).toBe('OPEN');
      await api.query("update users set permissions = permissions - 'contractManager' where id = $1", [
        vendor.userId,
      ]);
      expect((await tests.read(params, vendor)).persons[0]?.clicksignSignUrl).toBeNull();
    });

    test('a signer who is a user of the account has the own link without the right to send, and no other', async () => {
      const { vendor } = api.people;
      const params = await tests.draft([signerMaria, { ...signerJoao, email: vendor.email }], vendor);
      await api.call(SEND, { as: as(), params, body: sendBody() });
      const { maySend, persons } = await tests.read(params, vendor);
      expect(maySend).toBe(false);
      expect(persons.map(({ clicksignSignUrl }) => clicksignSignUrl)).toEqual([
        null,
        expect.stringContaining('/assinar/'),
      ]);
    });

    test('[signatures-019] one document counts once, and no more are sent than were booked', async () => {
      const { owner } = api.people;
      const totals = () => api.call('GET /managers/single/signatures', { as: owner });
      const { usedSignatures } = await totals();
      await setTestQuota(api, owner, usedSignatures + 1);
      await tests.sent([signerMaria, signerJoao]);
      expect(await totals()).toMatchObject({
        totalSignatures: usedSignatures + 1,
        usedSignatures: usedSignatures + 1,
        validityDate: expect.any(String),
      });
      const params = await tests.draft([signerMaria]);
      expect((await api.refused(SEND, { as: owner, params, body: sendBody() })).message).toContain('já usou');
      await api.query('delete from signature_quotas where account_id = $1', [owner.accountId]);
      expect((await api.refused(SEND, { as: owner, params, body: sendBody() })).message).toContain(
        'não tem assinaturas',
      );
      const asAdmin = { as: api.people.admin, params: { managerId: owner.accountId } };
      const body = { totalSignatures: 1_000, validityDate: getDateInDays(365) };
      await api.call('PUT /managers/signatures/:managerId', { ...asAdmin, body });
      await api.call(SEND, { as: owner, params, body: sendBody() });
    });

    testAtHoursOfTheDay('[signatures-019] what was booked holds through its last day', async ({ today }) => {
      const { owner } = api.people;
      const params = await tests.draft([signerMaria]);
      const validUntil = (day: string) =>
        api.query('update signature_quotas set total = 1000, valid_until = $2 where account_id = $1', [
          owner.accountId,
          day,
        ]);
      await validUntil(addDays(today, -1));
      const refusal = await api.refused(SEND, { as: owner, params, body: sendBody() });
      expect(refusal.message).toContain('valeram até 30/12/2026');
      await validUntil(today);
      await api.call(SEND, { as: owner, params, body: sendBody() });
      await validUntil(addDays(today, 400));
    });

    test('[signatures-019] what was sent counts from the first day of São Paulo on', async () => {
      const { owner } = api.people;
      await tests.sent([signerMaria]);
      const used = async () =>
        (await api.call('GET /managers/single/signatures', { as: owner })).usedSignatures;
      await api.query("update signature_quotas set valid_from = '2025-12-31', valid_until = '2025-12-31'");
      for (const { now, today } of getInstantsAroundPeriod('2025-12-31', '2025-12-31')) {
        await api.query('update signatures set sent_at = $1 where sent_at is not null', [new Date(now)]);
        const [{ all } = { all: 0 }] = await api.query<{ all: number }>(
          'select count(*)::int as all from signatures where account_id = $1 and sent_at is not null',
          [owner.accountId],
        );
        expect([new Date(now), await used()]).toEqual([new Date(now), today >= '2025-12-31' ? all : 0]);
      }
      await setTestQuota(api, owner, 1_000);
    });

    test('[signatures-014] [signatures-016] [signatures-017] tells again, not too often; WhatsApp is prepared, SMS not promised', async () => {
      const { signature, ...params } = await tests.sent([signerMaria]);
      const personId = signature.persons[0]?._id ?? '';
      const tell = { as: as(), params: { ...params, personId } };
      expect((await api.refused(NOTIFY, { ...tell, body: { type: 'sms' } })).message).toContain(
        'Não enviamos SMS',
      );
      expect((await api.refused(NOTIFY, { ...tell, body: { type: 'email' } })).status).toBe(429);
      await api.query("update signature_events set at = at - interval '2 minutes' where signature_id = $1", [
        signature._id,
      ]);
      // As if nothing had been sent with the document.
      await api.query('update signature_persons set notified_at = null where id = $1', [personId]);
      expect((await tests.read(params)).persons[0]?.notificationSent).toBe(false);
      const told = await api.call(NOTIFY, { ...tell, body: { type: 'whatsapp' } });
      expect(told.signature.persons[0]?.notificationSent).toBe(true);
      await api.call('POST /signatures/single/person/link/:saleId/:contractId/:personId', tell);
      const { events, isWhole } = await tests.trail(params);
      expect(events.slice(-2).map(({ kind, text }) => [kind, text])).toEqual([
        ['NOTIFIED', expect.stringContaining('WhatsApp preparada')],
        ['LINK_COPIED', expect.any(String)],
      ]);
      // The test moved events back by hand: that shows.
      expect(isWhole).toBe(false);
    });

    test('in order, those who come later are neither told nor asked before it is their turn', async () => {
      const { signature, ...params } = await tests.sent([signerMaria, signerJoao], { isOrdered: true });
      expect(
        signature.persons.map(({ isTheirTurn, notificationSent }) => [isTheirTurn, notificationSent]),
      ).toEqual([
        [true, true],
        [false, false],
      ]);
      const personId = signature.persons[1]?._id ?? '';
      const tell = { as: as(), params: { ...params, personId }, body: { type: 'email' as const } };
      expect((await api.refused(NOTIFY, tell)).message).toContain('não é a vez');
    });

    test('cancelled: whoever was asked hears of it, and the next one begins with the same people', async () => {
      const { signature, ...params } = await tests.sent([signerMaria]);
      const cancel = { as: as(), params, body: { reason: 'Valor errado' } };
      const key = 'POST /signatures/single/cancel/:saleId/:contractId';
      const { signature: ended } = await api.call(key, cancel);
      expect(ended).toMatchObject({ state: 'CANCELLED', endReason: 'Valor errado' });
      expect((await api.call(key, cancel)).signature.state).toBe('CANCELLED');
      expect((await tests.mails('signature-ended')).at(-1)?.text).toContain('Valor errado');
      const page = await tests.visit(tests.getPath(signature));
      expect(page.body).toContain('foi cancelado');
      const next = await begin(params);
      expect(next.signature).toMatchObject({
        state: 'DRAFT',
        persons: [{ name: 'Maria', notificationSent: false }],
      });
      expect(next.signature._id).not.toBe(signature._id);
    });

    testAtHoursOfTheDay(
      'its last day over, by the clock of the account, it ends; who has not signed is reminded before',
      async () => {
        const { signature, ...params } = await tests.sent([signerMaria], { validityDate: getDateInDays(8) });
        const due = await api.query<{ kind: string; day: string }>(
          `select kind, to_char(account_due at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day from jobs
         where payload->>'signatureId' = $1 order by account_due`,
          [signature._id],
        );
        expect(due).toEqual([
          { kind: 'signatures.remind', day: getDateInDays(3) },
          { kind: 'signatures.expire', day: getDateInDays(9) },
        ]);
        const fall = (kind: string) =>
          api.query(
            "update jobs set due_at = now(), order_at = now() where kind = $1 and payload->>'signatureId' = $2",
            [kind, signature._id],
          );
        await fall('signatures.remind');
        await api.app.jobs.runDue();
        const mails = await tests.mails('signature-invite');
        const reminders = mails.filter(({ subject }) => subject.startsWith('Lembrete: '));
        expect(reminders.filter(({ text }) => text?.includes(tests.getPath(signature)))).toHaveLength(1);
        await fall('signatures.expire');
        await api.app.jobs.runDue();
        expect((await tests.read(params)).state).toBe('EXPIRED');
        const page = await tests.visit(tests.getPath(signature));
        expect(page.body).toContain('O prazo para assinar terminou');
        expect((await tests.trail(params)).isWhole).toBe(true);
      },
    );

    test('a link that was revoked leads nowhere', async () => {
      const { signature } = await tests.sent([signerMaria]);
      const path = tests.getPath(signature);
      const token = path.split('/').at(-1) ?? '';
      expect(await findSignerByLinkToken(api.database, token)).toMatchObject({ signatureId: signature._id });
      await api.query('update signature_persons set epoch = epoch + 1 where signature_id = $1', [
        signature._id,
      ]);
      expect(await findSignerByLinkToken(api.database, token)).toBeNull();
      expect((await tests.visit(path)).statusCode).toBe(404);
      expect((await tests.visit('/assinar/nada')).statusCode).toBe(404);
    });

    test('whoever may see the item hears of it, and nobody else', async () => {
      const { owner, vendor, neighbour, newcomer } = api.people;
      const params = await tests.draft([signerMaria], vendor);
      const heard = await collectEventsByListener(api, { owner, vendor, neighbour, newcomer }, () =>
        api.call(SEND, { as: owner, params, body: sendBody() }),
      );
      const told = (events: string[]) => events.some((event) => event.startsWith('contracts-changed'));
      expect(Object.fromEntries(Object.entries(heard).map(([name, events]) => [name, told(events)]))).toEqual(
        {
          owner: true,
          vendor: true,
          neighbour: false,
          newcomer: false,
        },
      );
    });

    test("another account's contract is as absent, and so is one on a board without contracts", async () => {
      const { neighbour, basic } = api.people;
      const params = await tests.draft([signerMaria]);
      const read = 'GET /signatures/single/:saleId/:contractId';
      expect((await api.refused(read, { as: neighbour, params })).status).toBe(404);
      expect((await api.refused(read, { as: basic, params })).status).toBe(403);
      await api.query("update sales set type = 'AFTER_SALES' where id = $1", [params.saleId]);
      expect((await api.refused(read, { as: as(), params: of(params) })).status).toBe(403);
    });

    test('a trail that somebody changed, shortened or added to is not whole', async () => {
      const { signature, ...params } = await tests.sent([signerMaria]);
      const isWhole = async () => (await tests.trail(params)).isWhole;
      expect(await isWhole()).toBe(true);
      await api.query(
        'update signature_events set facts = facts || \'{"pages": 3}\' where signature_id = $1 and seq = 1',
        [signature._id],
      );
      expect(await isWhole()).toBe(false);
      await api.query(
        'update signature_events set facts = facts || \'{"pages": 2}\' where signature_id = $1 and seq = 1',
        [signature._id],
      );
      expect(await isWhole()).toBe(true);
      await api.query('delete from signature_events where signature_id = $1 and seq = 2', [signature._id]);
      expect(await isWhole()).toBe(false);
    });

    test('[signatures-018] where the document can be read, and who might sign', async () => {
      const { signature, ...params } = await tests.sent([signerMaria]);
      const signed = await api.call('GET /signatures/single/signed/:saleId/:contractId', {
        as: as(),
        params,
      });
      expect(signed).toMatchObject({ personsWhoSigned: [], downloadUrls: { signed_file_url: null } });
      const file = await api.send({ method: 'GET', url: signed.downloadUrls.original_file_url ?? '' });
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const { candidates } = await api.call('GET /signatures/single/candidates/:saleId/:contractId', {
        as: as(),
        params,
      });
      expect(candidates[0]).toMatchObject({ from: 'CUSTOMER', name: 'Maria', surname: 'da Conceição' });
      const suggested = candidates.filter(({ isSuggested }) => isSuggested);
      expect(suggested.map(({ from }) => from)).toEqual(['CUSTOMER', 'ACCOUNT']);
      expect(suggested[1]?.email).toBe(as().email);
      expect(candidates.filter(({ from }) => from === 'ACCOUNT').map(({ email }) => email)).toContain(
        as().email,
      );
      expect(signature.persons[0]?.isOfAccount).toBe(false);
    });
  },
  {},
  { documents: testSigningDocumentService },
);
