import type { Financing } from '@girassol/shared-domain/contract';
import pg from 'pg';
import type { ApiClient } from './api-client';
import type { ServerWorkspace } from './server';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `ask` every 100 ms until it returns a truthy value, and returns that value; throws after three minutes. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
): Promise<T> {
  for (let tries = 0; tries < 1_800; tries += 1) {
    const found = await ask();
    if (found) return found;
    await pause(100);
  }
  throw new Error(`It never came to: ${what}`);
}

/** Connects to the database of a workspace as its owner, so that row-level security does not apply. */
export async function connectAsDatabaseOwner({ databaseUrl }: ServerWorkspace): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/**
 * Registers the account of an API client at the demonstration bank, and waits until the bank has accepted the
 * registration.
 */
export async function registerAccountAtBank({ call }: ApiClient): Promise<void> {
  await call('POST /registrations/new', undefined, {
    cnpj: '11222333000181',
    corporateName: 'Sol Nascente Energia Ltda.',
    name: 'Diana Dona',
    email: 'diana@sol-nascente.test',
    phone: '11999990000',
  });
  await waitUntil(
    'registered',
    async () => (await call('GET /registrations/single', undefined, undefined)).canFinance,
  );
}

/** Requests the credit analysis of a proposal at the demonstration bank, and returns the new financing. */
export async function requestCredit(
  { call }: ApiClient,
  { id, customer_id }: { id: string; customer_id: string },
  customerEmail: string,
): Promise<Financing> {
  const session = await call('POST /users/token-login', undefined, {});
  const variant = session.activeModules.includes('Marketplace') ? 'marketplace' : 'btg';
  const { financing } = await call(
    `POST /financings/${variant}/credit-analysis/:cid/:pid`,
    { cid: customer_id, pid: id },
    {
      customerIdentification: '52998224725',
      customerName: 'Rosa Lima',
      customerEmail,
      customerBirthDate: '1985-04-12',
      customerPhone: '31999990000',
      distributorCnpj: '11222333000181',
      integratorCnpj: '11222333000181',
      monthlyBilling: 60_000,
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
    },
  );
  return financing;
}

/**
 * Lists the ids of the first `count` finished proposals of an account and of their customers, ordered by
 * proposal id.
 */
export async function listFinishedProposals(
  database: pg.Client,
  accountId: string,
  count: number,
): Promise<{ id: string; customer_id: string }[]> {
  const { rows } = await database.query<{ id: string; customer_id: string }>(
    'select id, customer_id from proposals where account_id = $1 and finished order by id limit $2',
    [accountId, count],
  );
  return rows;
}
