import { createHash } from 'node:crypto';
import type { PayableCharge } from '@girassol/account-domain/contract';
import type { Database, Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import { lockCharge, toPayableCharge } from '../billing/charges';
import type { PaymentProvider } from '../payments/payment-provider';

interface FoundCharge {
  account_id: string;
  id: string;
}

/** Finds the account and the id of a charge by the token of its payment page. Refused (404) for every other token. */
export async function findChargeByToken(
  database: Database,
  token: string,
): Promise<{ accountId: string; chargeId: string }> {
  const [found] = await database.lookUp(sql<FoundCharge>`select * from find_charge_to_pay(${token})`);
  if (!found) throw notFound('Esta cobrança não existe. Confira o link do e-mail.');
  return { accountId: found.account_id, chargeId: found.id };
}

/** Charge with the name of who owes it, as its payment page shows it. */
export interface ChargePage {
  company: string;
  charge: PayableCharge;
  /** Changes with everything that the page shows. */
  version: string;
}

/** Loads a charge for its payment page, and changes it before where `change` says how. */
export async function loadChargePage(
  database: Database,
  payments: PaymentProvider,
  token: string,
  change?: (tx: Tx, charge: Row<'charges'>) => Promise<unknown>,
): Promise<ChargePage> {
  const { accountId, chargeId } = await findChargeByToken(database, token);
  return database.asAccount({ accountId }, async (tx) => {
    const charge = await lockCharge(tx, accountId, chargeId);
    if (change) await change(tx, charge);
    const subscription = await tx
      .selectFrom('subscriptions')
      .select('payer')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const changed = change ? await lockCharge(tx, accountId, chargeId) : charge;
    const page = { company: subscription?.payer.name ?? '', charge: toPayableCharge(changed, payments) };
    return { ...page, version: computeVersion(page) };
  });
}

const computeVersion = (page: Omit<ChargePage, 'version'>): string =>
  createHash('sha256').update(JSON.stringify(page)).digest('base64url');
