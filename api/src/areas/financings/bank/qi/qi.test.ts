import {
  computeLoanOffer,
  expectedInstallationProofs,
  expectedInvoices,
  listExpectedApplicantDocuments,
} from '@girassol/shared-domain/financing';
import { buildSentDocument } from '../../../../../test/bank';
import { type BankProvider, BankRefusalError, BankUnavailableError } from '../bank-provider';
import { buildTestCreditRequest, companyRequestFields } from '../demonstration/applications.testing';
import { toCreditStatus, toDocumentSemantic, toQiDocumentType } from './codes';
import { openQiBank } from './index';
import { sampleQiResponses, sendJson, startTestQiServer } from './qi-server.testing';

const of = { accountId: '11111111-1111-4111-8111-111111111111', reference: 'debt-1' };
const request = (changes = {}) => ({
  accountId: of.accountId,
  requestId: 'request-1',
  financingId: 'financing-1',
  companyName: 'Sol Nascente',
  associates: 2,
  request: buildTestCreditRequest(changes),
});

describe('a bank of another shape', () => {
  let server: Awaited<ReturnType<typeof startTestQiServer>>;
  let bank: BankProvider;
  beforeAll(async () => {
    server = await startTestQiServer();
    bank = openQiBank(server.settings);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    server.answer((_, response) => sendJson(response, 200, sampleQiResponses.debt()));
  });

  test('is asked in its own words, with amounts as texts, and every message is signed', async () => {
    expect(await bank.submit(request(), 'key-1')).toEqual({ reference: 'debt-1' });
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        path: '/debt',
        isSigned: true,
        body: {
          requester_identifier_key: 'key-1',
          stage: 'proposal',
          borrower: {
            person_type: 'natural',
            individual_document_number: '52998224725',
            monthly_income: '6000.00',
            phone: { area_code: '31', number: '999990000' },
          },
          financial: { project_amount: '24000.00' },
        },
      },
    ]);
    await bank.submit(request(companyRequestFields), 'key-2');
    expect(server.asked[1]?.body).toMatchObject({
      borrower: {
        person_type: 'legal',
        company_document_number: '11222333000181',
        foundation_date: '2020-01-01',
        number_of_partners: 2,
      },
    });
  });

  test('says where a request stands in words that we know, and keeps those that nobody knows', async () => {
    const known = await bank.status(of);
    expect(known).toMatchObject({
      seq: Date.parse('2026-11-23T16:50:00Z'),
      status: 'AGUARDANDO_ACEITE',
      preApproved: true,
      papers: [
        { semantic: 'CNH', version: 1, status: 'APPROVED', reason: null },
        { semantic: 'IR Sócio 2', version: 3, status: 'REJECTED', reason: 'De outro ano.' },
      ],
    });
    expect(known.offers).toMatchObject([
      {
        reference: 'option-60',
        monthly: 0.0149,
        statedInstallment: 642.18,
        refused: false,
        bestChoice: true,
      },
      { reference: 'option-72', refused: true, bestChoice: false },
    ]);
    // The terms that the offer is computed from are complete.
    const [offer] = known.offers;
    expect(
      offer && computeLoanOffer({ ...offer, price: 24_000, borrower: 'PERSON' }).cetYear,
    ).toBeGreaterThan(19);

    server.answer((_, response) =>
      sendJson(response, 200, sampleQiResponses.debt({ status: 'waiting_for_the_moon' })),
    );
    expect((await bank.status(of)).status).toBe('waiting_for_the_moon');
    expect(['disbursed', 'canceled_permanently', 'constructor'].map(toCreditStatus)).toEqual([
      'CONCLUIDO',
      'PROPOSTA_RECUSADA',
      'constructor',
    ]);
  });

  test('has a type for every paper that we ask for, and it is read back as the same', () => {
    const all = [
      ...listExpectedApplicantDocuments({ isCNPJ: false, partners: 1 }),
      ...listExpectedApplicantDocuments({ isCNPJ: true, partners: 25 }),
      ...expectedInvoices,
      ...expectedInstallationProofs,
    ];
    for (const { semantic } of all)
      expect(toDocumentSemantic(toQiDocumentType(semantic) ?? '')).toBe(semantic);
    expect(toQiDocumentType('Carta de amor')).toBeNull();
  });

  test('takes a paper in two calls, and what it has no type for is refused', async () => {
    server.answer(({ path }, response) =>
      sendJson(response, 200, path === '/upload' ? { document_key: 'doc-9', document_md5: 'x' } : {}),
    );
    await bank.sendDocument(of, buildSentDocument('CNH', 'cnh.pdf', 2), 'key-3');
    expect(server.asked).toMatchObject([
      { path: '/upload', isSigned: true },
      {
        path: '/debt/debt-1/documents',
        isSigned: true,
        body: {
          document_type: 'cnh',
          document_key: 'doc-9',
          version: 2,
          requester_identifier_key: 'key-3',
        },
      },
    ]);
    await expect(bank.sendDocument(of, buildSentDocument('Carta'), 'key-4')).rejects.toThrow(
      BankRefusalError,
    );
  });

  test('every other call carries its key, so that a doubled one is done once by it', async () => {
    server.answer((_, response) => sendJson(response, 200, { anything: 'else' }));
    await bank.beginDeal(of, 'k1');
    await bank.accept(of, 'option-60', 'k2');
    await bank.accept(of, 'option-60', 'k2');
    await bank.sendLink(of, 'https://monitor.test', 'k3');
    await bank.askReview(of, 'a renda mudou', 'k4');
    await bank.cancel(of, 'mudou de ideia', 'k5');
    expect(
      server.asked.map(({ method, path, body }) => [
        method,
        path,
        (body as { requester_identifier_key: string }).requester_identifier_key,
      ]),
    ).toEqual([
      ['POST', '/debt/debt-1/analysis', 'k1'],
      ['POST', '/debt/debt-1/acceptance', 'k2'],
      ['POST', '/debt/debt-1/acceptance', 'k2'],
      ['PATCH', '/debt/debt-1', 'k3'],
      ['POST', '/debt/debt-1/reanalysis', 'k4'],
      ['PATCH', '/debt/debt-1/cancel', 'k5'],
    ]);
  });

  test('quotes one simulation a term', async () => {
    server.answer((_, response) =>
      sendJson(response, 200, {
        status: 'finished',
        data: { disbursement_options: [sampleQiResponses.option] },
      }),
    );
    const offers = await bank.quote({
      accountId: of.accountId,
      price: 24_000,
      borrower: 'PERSON',
      today: '2026-11-23',
      entry: 4_000,
      installments: [36, 60],
      gracePeriod: 3,
      insurance: false,
      system: 'PRICE',
    });
    expect(offers).toHaveLength(2);
    expect(server.asked[0]?.body).toMatchObject({
      financial: { disbursed_amount: '20000.00', entry_amount: '4000.00' },
    });
  });

  test('is not told of the Simples, and says so', async () => {
    expect(bank.takesSimples).toBe(false);
    await bank.submit(request({ ...companyRequestFields, isSimples: true }), 'key-5');
    expect(JSON.stringify(server.asked)).not.toMatch(/simples/i);
  });

  test.each([
    ['an error of it', (response: Parameters<typeof sendJson>[0]) => sendJson(response, 500, {})],
    ['garbage', (response: Parameters<typeof sendJson>[0]) => response.end('<html>manutenção</html>')],
    ['half of it', (response: Parameters<typeof sendJson>[0]) => sendJson(response, 200, { key: 'debt-1' })],
    [
      'no moment',
      (response: Parameters<typeof sendJson>[0]) =>
        sendJson(response, 200, sampleQiResponses.debt({ event_datetime: 'ontem' })),
    ],
    ['silence', () => {}],
    ['a cut line', (response: Parameters<typeof sendJson>[0]) => response.destroy()],
    [
      'a closed door',
      (response: Parameters<typeof sendJson>[0]) => sendJson(response, 401, { title: 'Unauthorized' }),
    ],
    ['a busy line', (response: Parameters<typeof sendJson>[0]) => sendJson(response, 429, {})],
    [
      'another address',
      (response: Parameters<typeof sendJson>[0]) =>
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('%s is to be tried again', async (_, answer) => {
    server.answer((_asked, response) => void answer(response));
    await expect(bank.status(of)).rejects.toThrow(BankUnavailableError);
    await expect(bank.submit(request(), 'key')).rejects.toThrow(BankUnavailableError);
  });

  test('whoever asked can stop waiting', async () => {
    server.answer(() => {});
    await expect(bank.status(of, AbortSignal.timeout(30))).rejects.toThrow(BankUnavailableError);
  });

  test('a refusal is for good, in its words for people, and nothing else of it', async () => {
    server.answer((_, response) =>
      sendJson(response, 422, { title: 'Invalid', code: 'QIT000119', translation: 'O CPF está irregular.' }),
    );
    await expect(bank.submit(request(), 'key')).rejects.toThrow(
      new BankRefusalError('O CPF está irregular.'),
    );
    server.answer((_, response) => response.writeHead(400).end('stack at 10.0.0.3'));
    await expect(bank.submit(request(), 'key')).rejects.toThrow(
      new BankRefusalError('O banco não aceitou o pedido.'),
    );
  });

  test('after a cancellation it says so, whatever it said before', async () => {
    server.answer((_, response) =>
      sendJson(
        response,
        200,
        sampleQiResponses.debt({ status: 'canceled_permanently', event_datetime: '2026-11-23T17:00:00Z' }),
      ),
    );
    const { status, seq, preApproved } = await bank.status(of);
    expect([status, seq]).toEqual(['PROPOSTA_RECUSADA', Date.parse('2026-11-23T17:00:00Z')]);
    expect(preApproved).toBe(false);
  });

  test('tells only that something changed, signed; what says the same is the same', () => {
    const event = {
      key: 'debt-1',
      status: 'signed',
      webhook_type: 'debt',
      event_datetime: '2026-11-23 17:00:00',
      data: { added: 'later' },
    };
    const { body, headers } = server.tell(event);
    const taken = bank.verify(headers, body);
    expect(taken?.id).toBe(bank.verify(server.tell(event).headers, body)?.id);
    expect(bank.readEvent(body)).toEqual({ reference: 'debt-1', eventId: taken?.id, snapshot: null });
    const other = server.tell({ ...event, status: 'disbursed' });
    expect(bank.verify(other.headers, other.body)?.id).not.toBe(taken?.id);

    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    expect(bank.verify(headers, other.body)).toBeNull();
    expect(bank.verify({}, body)).toBeNull();
    expect(bank.verify({ authorization: 'a.b.c' }, body)).toBeNull();
    for (const options of [{ isForged: true }, { at: minutes(-6) }, { at: minutes(6) }])
      expect(bank.verify(server.tell(event, options).headers, body)).toBeNull();
    // A token that says it needs no signature.
    const [, content] = headers.authorization.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(bank.verify({ authorization: `${none}.${content}.` }, body)).toBeNull();
    expect(() => bank.readEvent(Buffer.from('{}'))).toThrow();
  });

  test('registers integrators, and says of one that it does not know that there is none', async () => {
    const moment = { event_datetime: '2026-11-23T17:00:00Z' };
    server.answer((_, response) => sendJson(response, 200, { status: 'in_analysis', ...moment }));
    const asked = {
      accountId: of.accountId,
      cnpj: '11222333000181',
      corporateName: 'Sol Ltda.',
      name: 'Ana',
      email: 'ana@sol.test',
      phone: '31999990000',
    };
    expect((await bank.register(asked, 'k')).status).toBe('Cadastro em Análise');
    server.answer((_, response) =>
      sendJson(response, 200, { partners: [{ status: 'approved', ...moment }] }),
    );
    expect(await bank.registration(of.accountId)).toMatchObject({ canFinance: true });
    server.answer((_, response) => sendJson(response, 200, { partners: [] }));
    expect(await bank.registration(of.accountId)).toBeNull();
    const { body } = server.tell({
      key: of.accountId,
      status: 'approved',
      webhook_type: 'partner',
      ...moment,
    });
    expect(bank.readEvent(body)).toMatchObject({
      reference: of.accountId,
      registration: { status: 'Cadastro Efetuado' },
    });
  });
});
