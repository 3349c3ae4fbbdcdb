import type { CreditRequest, Financing } from '@girassol/shared-domain/contract';
import { expect } from '@playwright/test';
import type { Caller } from './api';
import { createUniqueWord } from './board';
import { createFinishedProposal } from './proposals';

const integrator = {
  cnpj: '11222333000181',
  corporateName: 'Sol Nascente Energia Ltda.',
  name: 'Diana Dona',
  email: 'diana@sol-nascente.test',
  phone: '11999990000',
};

/**
 * Registers the account of the caller at the demonstration bank unless the account is registered, and waits
 * until the bank has accepted the registration (within 20 seconds).
 */
export async function ensureAccountRegisteredAtBank({ call }: Caller): Promise<void> {
  const { registration, canFinance } = await call('GET /registrations/single');
  if (canFinance) return;
  if (registration === null) await call('POST /registrations/new', { body: integrator });
  await expect
    .poll(async () => (await call('GET /registrations/single')).canFinance, { timeout: 20_000 })
    .toBe(true);
}

/**
 * Creates a finished proposal and requests its credit at the demonstration bank. Returns the financing and
 * `applicant`, the customer's name in the request.
 */
export async function requestCreditForNewProposal(
  caller: Caller,
  changes: Partial<CreditRequest> = {},
): Promise<{ financing: Financing; applicant: string }> {
  await ensureAccountRegisteredAtBank(caller);
  const { proposal } = await createFinishedProposal(caller);
  const applicant = changes.customerName ?? `Rosa Lima ${createUniqueWord()}`;
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
