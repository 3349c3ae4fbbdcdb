import type { Financing } from '@girassol/shared-domain/contract';
import { expect } from '@playwright/test';
import type { Caller } from './api';
import { createFinishedProposal } from './proposals';

const READ = 'GET /financings/single/:fid';

/**
 * Registers the account at the demonstration bank unless its registration is approved, approves the
 * registration as the administrator, and waits until the account can finance.
 */
export async function ensureBankRegistrationApproved(owner: Caller, admin: Caller): Promise<void> {
  const { canFinance } = await owner.call('GET /registrations/single');
  if (canFinance) return;
  await owner.attempt('POST /registrations/new', {
    body: {
      cnpj: '11222333000181',
      corporateName: 'Girassol Energia Ltda',
      name: 'Marina Duarte',
      email: 'dono@girassol.test',
      phone: '47999998888',
    },
  });
  const params = { accountId: owner.session.managerId };
  await expect
    .poll(async () => {
      await admin.attempt('POST /operation/bank/registration/:accountId', {
        params,
        body: { approve: true },
      });
      return (await owner.call('GET /registrations/single')).canFinance;
    })
    .toBe(true);
}

/** Creates a financing at the demonstration bank with its option chosen, so that the bank asks for documents. */
export async function createFinancingAwaitingDocuments(
  owner: Caller,
  admin: Caller,
): Promise<{ financing: Financing; tag: string }> {
  await ensureBankRegistrationApproved(owner, admin);
  const { proposal, tag } = await createFinishedProposal(owner);
  const { financing } = await owner.call('POST /financings/marketplace/credit-analysis/:cid/:pid', {
    params: { cid: proposal.customerData._id, pid: proposal._id },
    body: {
      customerIdentification: '52998224725',
      customerName: `Maria ${tag}`,
      customerEmail: 'maria@cliente.test',
      customerBirthDate: '1985-03-02',
      customerPhone: '11988887777',
      distributorCnpj: '11222333000181',
      integratorCnpj: '11222333000181',
      monthlyBilling: 30_000,
      electricBillAverage: 450,
      projectValue: 20_000,
      cep: '13010000',
      address: 'Rua das Flores',
      number: '10',
      complement: '',
      district: 'Centro',
      city: 'Campinas',
      state: 'SP',
      stage: 'DEAL',
    },
  });
  const params = { fid: financing._id };
  const read = async () => (await owner.call(READ, { params })).financing;
  await expect.poll(async () => (await read()).btg.status, { timeout: 30_000 }).toBe('AGUARDANDO_ACEITE');
  const option = (await read()).proposals.find(({ refused }) => !refused);
  if (!option) throw new Error('the bank offers nothing');
  await owner.call('POST /financings/single/proposal/:fid', { params, body: { props: [option._id] } });
  await owner.call('PUT /financings/single/proposal/chosen/:fid/:pid', {
    params: { ...params, pid: option._id },
  });
  await expect
    .poll(async () => (await read()).btg.status, { timeout: 30_000 })
    .toMatch(/PENDENTE_DOCUMENTACAO|ANALISE_DOCUMENTACAO/);
  return { financing: await read(), tag };
}
