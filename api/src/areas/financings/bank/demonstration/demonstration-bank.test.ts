import { generateId } from '@girassol/api-platform/database';
import { registerWebhookInbox } from '@girassol/api-platform/webhooks';
import {
  expectedInstallationProofs,
  expectedInvoices,
  listExpectedApplicantDocuments,
} from '@girassol/shared-domain/financing';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { buildSentDocument } from '../../../../../test/bank';
import { describeApi } from '../../../../../test/harness';
import { waitUntil } from '../../../../../test/wait-until';
import { type BankProvider, BankRefusalError, BankUnavailableError } from '../bank-provider';
import { buildTestCreditRequest } from './applications.testing';
import { openDemonstrationBank } from './index';

const today = '2026-11-23';
const documents = listExpectedApplicantDocuments({ isCNPJ: false, partners: 1 });

describeApi('the demonstration bank', (api) => {
  let app: typeof api.app;
  let bank: BankProvider;
  /** Events that arrived at the webhook, in order of arrival. */
  const told: { reference: string; seq: number; status: string }[] = [];

  beforeAll(async () => {
    // A server of its own, with a door of its own.
    const { buildApp } = await import('../../../../app');
    const { parseConfig: readConfig } = await import('../../../../config');
    app = await buildApp({ database: api.database, config: readConfig({ NODE_ENV: 'test', DEMO: 'off' }) });
    for (const kind of [...app.jobs.kinds.keys()])
      if (kind.startsWith('demo-bank.') || kind === 'webhooks.work') app.jobs.kinds.delete(kind);
    bank = await openDemonstrationBank(app, { door: '/test/webhooks' });
    await app.register(
      (door) =>
        registerWebhookInbox(door, [
          {
            name: bank.name,
            verify: bank.verify,
            async work(_tx, { body }) {
              const { reference, snapshot, registration } = bank.readEvent(body);
              const { seq, status } = snapshot ?? registration ?? { seq: 0, status: '' };
              told.push({ reference, seq, status });
            },
          },
        ]),
      { prefix: '/test' },
    );
  }, TEST_TIMEOUTS_MS.process);
  afterAll(() => app?.close());
  beforeEach(async () => {
    told.length = 0;
    await api.query('delete from jobs');
  });

  /** Lets the bank and the door work until the request is in a status. */
  async function until(of: { accountId: string; reference: string }, status: string) {
    const isSo = async () => {
      await app.jobs.runDue();
      return (await bank.status(of)).status === status;
    };
    await waitUntil(isSo, { every: 50 });
    return bank.status(of);
  }
  async function ask(
    email = 'ana@casa.test',
    changes: Parameters<typeof buildTestCreditRequest>[0] = {},
    key = generateId(),
  ) {
    const { accountId } = api.people.owner;
    const request = buildTestCreditRequest({ customerEmail: email, ...changes });
    const { reference } = await bank.submit(
      { accountId, requestId: key, financingId: generateId(), companyName: 'Sol', associates: 1, request },
      key,
    );
    return { accountId, reference };
  }
  const sendAll = async (of: { accountId: string; reference: string }, papers: { semantic: string }[]) => {
    for (const { semantic } of papers) await bank.sendDocument(of, buildSentDocument(semantic), generateId());
  };
  async function accept(of: { accountId: string; reference: string }, key = generateId()) {
    const { offers } = await until(of, 'AGUARDANDO_ACEITE');
    await bank.accept(of, offers[1]?.reference ?? '', key);
    return offers;
  }

  test(
    'from the simulation to the money, telling every step with its count',
    async () => {
      const of = await ask('ana@casa.test', { stage: 'SIMULATION' });
      expect((await until(of, 'SIMULAÇÃO_GERADA')).preApproved).toBe(true);
      await bank.beginDeal(of, generateId());
      const offers = await accept(of);
      await sendAll(of, documents);
      expect((await until(of, 'ENVIO_NFE')).contractSigned).toBe(true);
      await sendAll(of, expectedInvoices);
      await until(of, 'COMPROVANTE_SERVICO');
      await sendAll(of, expectedInstallationProofs);
      await bank.sendLink(of, 'https://monitor.test/ana', generateId());
      const end = await until(of, 'CONCLUIDO');
      expect(end).toMatchObject({
        accepted: offers[1]?.reference,
        serviceApproved: true,
        monitoringLink: { status: 'APPROVED' },
      });
      await app.jobs.runDue();
      expect(told.map(({ seq }) => seq).sort((one, other) => one - other)).toEqual(
        Array.from({ length: end.seq }, (_, index) => index + 1),
      );
      expect(told.find(({ seq }) => seq === end.seq)).toEqual({
        reference: of.reference,
        seq: end.seq,
        status: 'CONCLUIDO',
      });
      // Nothing of the papers is left when the request is over.
      expect(await api.query('select 1 from demo_bank_files')).toEqual([]);
    },
    TEST_TIMEOUTS_MS.process,
  );

  test('the same key is the same request, and does a thing once', async () => {
    const key = generateId();
    const of = await ask(undefined, {}, key);
    expect(await ask(undefined, {}, key)).toEqual(of);
    const acceptKey = generateId();
    const offers = await accept(of, acceptKey);
    const { seq } = await bank.status(of);
    await bank.accept(of, offers[1]?.reference ?? '', acceptKey);
    await bank.accept(of, offers[1]?.reference ?? '', generateId());
    expect((await bank.status(of)).seq).toBe(seq);
    await expect(bank.accept(of, offers[2]?.reference ?? '', generateId())).rejects.toThrow(BankRefusalError);
  });

  test('believes nothing: offers, accounts, papers and moments that are not', async () => {
    const of = await ask();
    const begun = await bank.status(of);
    expect(begun.status).toBe('SOLICITACAO_GERADA');
    await expect(bank.accept(of, 'x', generateId())).rejects.toThrow(BankUnavailableError);
    await until(of, 'AGUARDANDO_ACEITE');
    await expect(bank.accept(of, 'x', generateId())).rejects.toThrow('não oferece');
    const stranger = { ...of, accountId: api.people.neighbour.accountId };
    await expect(bank.status(stranger)).rejects.toThrow('não conhece');
    const changed = { ...buildSentDocument('CNH'), sha256: 'f'.repeat(64) };
    await expect(bank.sendDocument(of, changed, generateId())).rejects.toThrow('diferente');
    await bank.cancel(of, 'mudou de ideia', generateId());
    await bank.cancel(of, 'mudou de ideia', generateId());
    expect((await bank.status(of)).status).toBe('PROPOSTA_RECUSADA');
    await expect(bank.sendDocument(of, buildSentDocument('CNH'), generateId())).rejects.toThrow('encerrado');
  });

  test('+negar is refused and may be reviewed; +erro fails twice for each call, then does it', async () => {
    const refused = await ask('ana+negar@casa.test');
    expect((await until(refused, 'REPROVADO_MOTOR')).offers.every((offer) => offer.refused)).toBe(true);
    await bank.askReview(refused, 'a renda mudou', generateId());
    expect((await bank.status(refused)).status).toBe('EM_REANALISE');

    const key = generateId();
    await expect(ask('ana+erro@casa.test', {}, key)).rejects.toThrow(BankUnavailableError);
    await expect(ask('ana+erro@casa.test', {}, key)).rejects.toThrow(BankUnavailableError);
    const of = await ask('ana+erro@casa.test', {}, key);
    await until(of, 'AGUARDANDO_ACEITE');
    const cancelKey = generateId();
    for (let time = 0; time < 2; time += 1)
      await expect(bank.cancel(of, 'x', cancelKey)).rejects.toThrow(BankUnavailableError);
    await bank.cancel(of, 'x', cancelKey);
    expect((await bank.status(of)).status).toBe('PROPOSTA_RECUSADA');
  });

  test('+duplicado tells everything twice, which the door takes once; +foradeordem tells out of order', async () => {
    await until(await ask('ana+duplicado@casa.test'), 'AGUARDANDO_ACEITE');
    await app.jobs.runDue();
    expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    told.length = 0;
    await until(await ask('ana+foradeordem@casa.test'), 'AGUARDANDO_ACEITE');
    // An event that was delayed arrives seconds later.
    const isTold = async () => {
      await app.jobs.runDue();
      return told.length >= 3;
    };
    await waitUntil(isTold, { every: 50 });
    expect(told[0]?.seq).toBe(2);
    expect(told.map(({ seq }) => seq).sort()).toEqual([1, 2, 3]);
  });

  test('what it tells is signed, and nothing else passes the door', async () => {
    const forged = await app.inject({
      method: 'POST',
      url: `/test/webhooks/${bank.name}`,
      payload: { id: 'x', type: 'application.changed' },
      headers: { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' },
    });
    expect(forged.statusCode).toBe(401);
    expect(() => bank.readEvent(Buffer.from('{"type":"other"}'))).toThrow();
  });

  test('registers an integrator in steps; a refused one may ask again', async () => {
    const { accountId } = api.people.owner;
    const asked = {
      accountId,
      cnpj: '11222333000181',
      corporateName: 'Sol Nascente Ltda.',
      name: 'Ana Souza',
      email: 'ana@sol.test',
      phone: '31999990000',
    };
    expect(await bank.registration(accountId)).toBeNull();
    const settle = async (status: string) => {
      let now = await bank.registration(accountId);
      const isSo = async () => {
        await app.jobs.runDue();
        now = await bank.registration(accountId);
        return now?.status === status;
      };
      await waitUntil(isSo, { every: 50 });
      if (!now) throw new Error(`never ${status}`);
      return now;
    };
    expect(await bank.register({ ...asked, email: 'ana+negar@sol.test' }, generateId())).toEqual({
      seq: 1,
      status: 'Solicitação Gerada',
    });
    expect((await settle('Cadastro Reprovado')).canFinance).toBe(false);
    await bank.register(asked, generateId());
    expect(await settle('Cadastro Efetuado')).toEqual({
      seq: 6,
      status: 'Cadastro Efetuado',
      canFinance: true,
    });
    expect((await bank.register(asked, generateId())).status).toBe('Cadastro Efetuado');
    await app.jobs.runDue();
    expect(told.at(-1)).toEqual({ reference: accountId, seq: 6, status: 'Cadastro Efetuado' });
  });

  test('quotes without asking who borrows, and without a row', async () => {
    const { accountId } = api.people.owner;
    const offers = await bank.quote({
      accountId,
      price: 24_000,
      borrower: 'PERSON',
      today,
      entry: 0,
      installments: [24, 60],
      gracePeriod: 0,
      insurance: true,
      system: 'SAC',
    });
    expect(offers.map(({ installments, system }) => [installments, system])).toEqual([
      [24, 'SAC'],
      [60, 'SAC'],
    ]);
  });
});
