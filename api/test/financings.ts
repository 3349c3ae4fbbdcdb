import type { CreditRequest, Financing, RequestBody } from '@girassol/shared-domain/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { BankSnapshot } from '../src/areas/financings/bank/bank-provider';
import { buildSignedEvent, type TestBank } from '../src/areas/financings/bank/test-bank.testing';
import type { TestApi } from './harness';
import { createFinishedProposal } from './proposals';
import type { TestPerson } from './test-people';

/** Valid request for credit at a bank, for tests of financings. */
export const sampleCreditRequest: CreditRequest = {
  customerIdentification: '529.982.247-25',
  customerName: "Ana D'Ávila",
  customerEmail: 'ana@exemplo.com.br',
  customerBirthDate: '1985-04-12',
  customerPhone: '(47) 99999-8888',
  distributorCnpj: '11.222.333/0001-81',
  integratorCnpj: '11.222.333/0001-81',
  monthlyBilling: 8_000,
  electricBillAverage: 480,
  projectValue: 20_000,
  cep: '89010-000',
  address: 'Rua XV de Novembro',
  number: '100',
  complement: '',
  district: 'Centro',
  city: 'Blumenau',
  state: 'SC',
  stage: 'DEAL',
};

/** Ids in a test of financings: customer, finished proposal, credit request and its reference at the bank. */
export interface TestFinancing {
  cid: string;
  pid: string;
  fid: string;
  /** Id of the request at the bank. */
  reference: string;
}

let events = 0;

/** Creates functions for tests that call the API of financings, with the bank that the test uses. */
export function createFinancingTestClient(api: TestApi, bank: TestBank) {
  const addCustomer = async (as: TestPerson, name: string): Promise<string> => {
    const params = { userId: as.userId };
    return (await api.call('POST /customers/new/:userId', { as, params, body: { name } })).customer._id;
  };
  const analyse = async (
    as: TestPerson,
    { cid, pid }: Pick<TestFinancing, 'cid' | 'pid'>,
    changes: Partial<CreditRequest> = {},
  ): Promise<Financing> =>
    (
      await api.call('POST /financings/btg/credit-analysis/:cid/:pid', {
        as,
        params: { cid, pid },
        body: { ...sampleCreditRequest, ...changes },
      })
    ).financing;
  const read = async (as: TestPerson, fid: string): Promise<Financing> =>
    (await api.call('GET /financings/single/:fid', { as, params: { fid } })).financing;
  /** Does all that waits, also what that adds. */
  const work = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) await api.app.jobs.runDue();
  };
  const send = (event: Parameters<typeof buildSignedEvent>[0]): Promise<LightMyRequestResponse> =>
    api.send({ method: 'POST', url: `/api/webhooks/${bank.name}`, ...buildSignedEvent(event) });
  const nextEventId = (): string => {
    events += 1;
    return `aviso-${bank.name}-${events}`;
  };

  return {
    addCustomer,
    analyse,
    read,
    work,
    send,
    nextEventId,
    /** Asked for, and taken by the bank. */
    async begun(
      as: TestPerson,
      changes: Partial<CreditRequest> = {},
      name = 'Cliente de Financiamento',
    ): Promise<TestFinancing> {
      const cid = await addCustomer(as, name);
      const pid = (await createFinishedProposal(api, as, cid))._id;
      const fid = (await analyse(as, { cid, pid }, changes))._id;
      await work();
      const [row] = await api.query<{ reference: string }>('select reference from financings where id = $1', [
        fid,
      ]);
      return { cid, pid, fid, reference: row?.reference ?? '' };
    },
    /** The bank says something of it, by its webhook, and it is worked on. */
    async tell(reference: string, changes: Partial<BankSnapshot>): Promise<void> {
      const snapshot = bank.say(reference, changes);
      const { statusCode, body } = await send({ reference, eventId: nextEventId(), snapshot });
      if (statusCode !== 200) throw new Error(`what the bank told was answered ${statusCode}: ${body}`);
      await work();
      // One whose try failed waits for the next one: without this word it looks as if the bank had said nothing.
      const [left] = await api.query<{ kind: string; state: string; error: string | null }>(
        `select kind, state, error from jobs
         where kind in ('webhooks.work', 'financings.bank-event') and state in ('QUEUED', 'RUNNING', 'FAILED')`,
      );
      if (left) throw new Error(`${left.kind} is ${left.state}: ${left.error ?? 'not tried'}`);
    },
    choose: (as: TestPerson, fid: string, pid: string) =>
      api.call('PUT /financings/single/proposal/chosen/:fid/:pid', { as, params: { fid, pid } }),
    list: async (as: TestPerson, body: Partial<RequestBody<'POST /financings/filtered/:multiplier'>> = {}) =>
      api.call('POST /financings/filtered/:multiplier', { as, params: { multiplier: 1 }, body }),
  };
}
