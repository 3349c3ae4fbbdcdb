import { type Database, switchTransactionAccount, type Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { findBankRegistration, lockBankRegistration, saveBankRegistration } from '../registrations';

/**
 * Lists the accounts that requested registration as integrators at the demonstration bank, the latest first,
 * for the bank's desk.
 */
export async function listDeskRegistrations(
  database: Database,
): Promise<ResponseBody<'GET /operation/bank/registrations'>> {
  const found = await database.lookUp(sql<{ account_id: string }>`select * from demo_bank_registered()`);
  return database.asSystem(async (tx) => {
    const registrations: ResponseBody<'GET /operation/bank/registrations'>['registrations'] = [];
    for (const { account_id: accountId } of found) {
      await switchTransactionAccount(tx, accountId);
      const kept = await findBankRegistration(tx, accountId);
      if (kept)
        registrations.push({
          accountId,
          corporateName: kept.corporate_name,
          cnpj: kept.cnpj,
          status: kept.status,
          at: kept.submitted_at.getTime(),
        });
    }
    return { registrations };
  });
}

/**
 * Approves or refuses the registration of an integrator at the demonstration bank; a registration decided
 * earlier can be decided again. Throws 404 without a registration, and 409 if it already has that outcome.
 */
export async function decideRegistration(tx: Tx, accountId: string, approve: boolean): Promise<void> {
  const kept = await lockBankRegistration(tx, accountId);
  if (!kept) throw notFound('Esta empresa não pediu cadastro.');
  const status = approve ? 'Cadastro Efetuado' : 'Cadastro Reprovado';
  if (kept.status === status) throw new Refusal(409, 'Este cadastro já foi decidido assim.');
  await saveBankRegistration(tx, kept, status);
}
