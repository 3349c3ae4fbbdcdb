import { generateId } from '@girassol/api-platform/database';
import type { BankDecision } from '@girassol/shared-domain/contract';
import { expectedInvoices, listExpectedApplicantDocuments } from '@girassol/shared-domain/financing';
import {
  buildSentDocument,
  getDemonstrationBank,
  submitToDemonstrationBank,
} from '../../../../../../test/bank';
import { describeApi } from '../../../../../../test/harness';
import { companyRequestFields } from '../applications.testing';

const documents = listExpectedApplicantDocuments({ isCNPJ: false, partners: 1 });

describeApi('the desk of the demonstration bank', (api) => {
  /** A request that waits for the desk wherever it may. */
  const waiting = (changes = {}) =>
    submitToDemonstrationBank(api, api.people.owner, { customerEmail: 'ana+pendente@casa.test', ...changes });
  const read = async (id: string) =>
    (await api.call('GET /operation/bank/application/:id', { as: api.people.admin, params: { id } }))
      .application;
  const decision = (id: string, what: BankDecision, reason?: string) => ({
    as: api.people.admin,
    params: { id },
    body: { decision: what, ...(reason && { reason }) },
  });
  const decide = async (id: string, what: BankDecision, reason?: string) =>
    (await api.call('POST /operation/bank/decision/:id', decision(id, what, reason))).application;
  const verdict = (id: string, semantic: string, what: 'APPROVED' | 'REJECTED' | 'WAIVED', reason = '') => ({
    as: api.people.admin,
    params: { id },
    body: { semantic, verdict: what, reason },
  });
  const judge = async (id: string, ...rest: [string, 'APPROVED' | 'REJECTED' | 'WAIVED', string?]) =>
    (await api.call('POST /operation/bank/paper/:id', verdict(id, ...rest))).application;

  async function accepted(of: { id: string; accountId: string; reference: string }): Promise<void> {
    const { offers } = await decide(of.id, 'APPROVE');
    await getDemonstrationBank(api).accept(of, offers[1]?.ref ?? '', generateId());
  }
  async function send(of: { accountId: string; reference: string }, papers: { semantic: string }[]) {
    for (const { semantic } of papers)
      await getDemonstrationBank(api).sendDocument(of, buildSentDocument(semantic), generateId());
  }

  test('is for the administration, and lists what every account asked, the latest first', async () => {
    const mine = await waiting();
    const theirs = await submitToDemonstrationBank(api, api.people.neighbour);
    const list = { params: { multiplier: 1 } };
    const { applications } = await api.call('GET /operation/bank/applications/:multiplier', {
      as: api.people.admin,
      ...list,
    });
    expect(applications.slice(0, 2).map(({ _id }) => _id)).toEqual([theirs.id, mine.id]);
    expect(applications[0]).toMatchObject({
      accountId: api.people.neighbour.accountId,
      status: 'SOLICITACAO_GERADA',
      next: { what: 'Começar a análise de crédito' },
    });
    for (const as of [api.people.owner, api.people.vendor])
      expect(
        await api.refused('GET /operation/bank/applications/:multiplier', { as, ...list }),
      ).toMatchObject({ status: 403 });
  });

  test('leads a request to the money, decision by decision', async () => {
    const of = await waiting();
    await accepted(of);
    await send(of, documents);
    expect(await read(of.id)).toMatchObject({ status: 'ANALISE_DOCUMENTACAO', next: null });
    for (const { semantic } of documents) await judge(of.id, semantic, 'APPROVED');
    expect((await decide(of.id, 'SIGN')).status).toBe('ENVIO_NFE');
    await send(of, expectedInvoices);
    for (const { semantic } of expectedInvoices) await judge(of.id, semantic, 'APPROVED');
    expect((await decide(of.id, 'APPROVE_SERVICE')).serviceApproved).toBe(true);
    const end = await decide(of.id, 'PAY');
    expect(end).toMatchObject({ status: 'CONCLUIDO', decisions: [], waivable: [] });
    expect(end.papers.some(({ canOpen }) => canOpen)).toBe(false);
  });

  test('refuses and asks again with a reason that the applicant reads; without one it does not', async () => {
    const of = await waiting();
    await accepted(of);
    await send(of, documents);
    expect(
      await api.refused('POST /operation/bank/decision/:id', decision(of.id, 'ASK_PAPERS')),
    ).toMatchObject({ status: 400, message: expect.stringContaining('por quê') });
    const asked = await decide(of.id, 'ASK_PAPERS', 'as fotos estão cortadas');
    expect(asked.status).toBe('DOCUMENTO_REJEITADO');
    expect(asked.papers.every(({ reason }) => reason === 'as fotos estão cortadas')).toBe(true);
    await decide(of.id, 'REFUSE', 'a documentação não confere');
    expect(await getDemonstrationBank(api).status(of)).toMatchObject({
      status: 'PROPOSTA_RECUSADA',
      reason: 'a documentação não confere',
    });
  });

  test('does without a paper that nobody has: then a company whose partner has no licence is complete', async () => {
    const of = await waiting({ ...companyRequestFields, monthlyBilling: 20_000 });
    await accepted(of);
    const expected = listExpectedApplicantDocuments({ isCNPJ: true, partners: 1 });
    await send(
      of,
      expected.filter(({ semantic }) => semantic !== 'CNH Sócio 1'),
    );
    for (const { semantic } of expected.slice(0, -1))
      if (semantic !== 'CNH Sócio 1') await judge(of.id, semantic, 'APPROVED');
    await judge(of.id, expected.at(-1)?.semantic ?? '', 'APPROVED');
    expect((await read(of.id)).status).toBe('PENDENTE_DOCUMENTACAO');
    expect((await judge(of.id, 'CNH Sócio 1', 'WAIVED')).status).toBe('EM_CADASTRO');
    const told = (await getDemonstrationBank(api).status(of)).papers;
    expect(told.find(({ semantic }) => semantic === 'CNH Sócio 1')).toMatchObject({
      version: 0,
      status: 'WAIVED',
    });
  });

  test('looks at what was sent, and at nothing else', async () => {
    const of = await waiting();
    await send(of, documents.slice(0, 1));
    const opened = (semantic: string, id = of.id) => ({
      as: api.people.admin,
      params: { id },
      query: { semantic },
    });
    const { contentType, base64 } = await api.call('GET /operation/bank/paper/:id', opened('CNH'));
    expect([contentType, Buffer.from(base64, 'base64').toString()]).toEqual(['application/pdf', 'CNH.pdf']);
    for (const request of [opened('RG'), opened('CNH', generateId())])
      expect(await api.refused('GET /operation/bank/paper/:id', request)).toMatchObject({ status: 404 });
  });

  test('what is no longer possible is refused, and changes nothing', async () => {
    const of = await waiting();
    await decide(of.id, 'EXPIRE');
    const before = await getDemonstrationBank(api).status(of);
    expect(await api.refused('POST /operation/bank/decision/:id', decision(of.id, 'PAY'))).toMatchObject({
      status: 409,
    });
    for (const semantic of ['CNH', 'LINK'])
      expect(
        await api.refused('POST /operation/bank/paper/:id', verdict(of.id, semantic, 'APPROVED')),
      ).toMatchObject({ status: 409 });
    expect(await getDemonstrationBank(api).status(of)).toEqual(before);
  });

  test('lends after a review what the machine had refused', async () => {
    const of = await waiting({ monthlyBilling: 500 });
    await decide(of.id, 'REFUSE', 'a renda não basta');
    await getDemonstrationBank(api).askReview(of, 'há outra renda', generateId());
    const { status, offers, findings } = await decide(of.id, 'APPROVE');
    expect([status, findings.at(-1)]).toEqual(['AGUARDANDO_ACEITE', 'Aprovado pela mesa do banco.']);
    await getDemonstrationBank(api).accept(of, offers[0]?.ref ?? '', generateId());
  });

  test('registers integrators and refuses them', async () => {
    const { accountId } = api.people.owner;
    const registration = {
      cnpj: '11222333000181',
      corporateName: 'Sol Ltda.',
      name: 'Ana',
      phone: '3199999',
    };
    await getDemonstrationBank(api).register(
      { accountId, email: 'ana+pendente@sol.test', ...registration },
      generateId(),
    );
    const say = (approve: boolean) => ({ as: api.people.admin, params: { accountId }, body: { approve } });
    await api.call('POST /operation/bank/registration/:accountId', say(false));
    await api.call('POST /operation/bank/registration/:accountId', say(true));
    expect(await api.refused('POST /operation/bank/registration/:accountId', say(true))).toMatchObject({
      status: 409,
    });
    const { registrations } = await api.call('GET /operation/bank/registrations', {
      as: api.people.admin,
    });
    expect(registrations).toEqual([
      expect.objectContaining({ accountId, status: 'Cadastro Efetuado', corporateName: 'Sol Ltda.' }),
    ]);
  });
});

describeApi(
  'the desk of another bank',
  (api) => {
    test('is closed: only the demonstration bank is played', async () => {
      expect(await api.refused('GET /operation/bank/registrations', { as: api.people.admin })).toMatchObject({
        status: 403,
        message: expect.stringContaining('Banco Demonstração'),
      });
    });
  },
  { BANK: 'none' },
);
