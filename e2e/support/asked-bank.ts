import type { CreditRequest, Financing } from '@girassol/shared-domain/contract';
import { expect } from '@playwright/test';
import type { Caller } from './api';
import { newTag } from './board';
import { aFinishedProposal } from './proposals';

const integrator = {
  cnpj: '11222333000181',
  corporateName: 'Sol Nascente Energia Ltda.',
  name: 'Diana Dona',
  email: 'diana@sol-nascente.test',
  phone: '11999990000',
};

/** Registers the company at the demonstration bank, which does so by itself within seconds. */
export async function registeredAtBank({ call }: Caller): Promise<void> {
  const { registration, canFinance } = await call('GET /registrations/single');
  if (canFinance) return;
  if (registration === null) await call('POST /registrations/new', { body: integrator });
  await expect
    .poll(async () => (await call('GET /registrations/single')).canFinance, { timeout: 20_000 })
    .toBe(true);
}

/** A request for the credit of a new proposal. `applicant` is how the bank will call whoever asks. */
export async function askedBank(
  caller: Caller,
  changes: Partial<CreditRequest> = {},
): Promise<{ financing: Financing; applicant: string }> {
  await registeredAtBank(caller);
  const { proposal } = await aFinishedProposal(caller);
  const applicant = changes.customerName ?? `Rosa Lima ${newTag()}`;
  const variant = caller.session.activeModules.includes('Marketplace') ? 'marketplace' : 'btg';
  const { financing } = await caller.call(`POST /financings/${variant}/credit-analysis/:cid/:pid`, {
    params: { cid: proposal.customerData._id, pid: proposal._id },
    body: {
      customerIdentification: '52998224725',
      customerEmail: 'rosa@casa.test',
      customerBirthDate: '1985-04-12',
      customerPhone: '31999990000',
      distributorCnpj: '11222333000181',
      integratorCnpj: '11222333000181',
      monthlyBilling: 6_000,
      electricBillAverage: 480,
      projectValue: 24_000,
      cep: '30130010',
      address: 'Rua das Flores',
      number: '12',
      complement: '',
      district: 'Centro',
      city: 'Belo Horizonte',
      state: 'MG',
      stage: 'DEAL',
      ...changes,
      customerName: applicant,
    },
  });
  return { financing, applicant };
}
