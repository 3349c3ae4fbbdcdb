import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type Database, enterAccount, type Tx } from '../../../../../platform/database';
import { notFound, Refusal } from '../../../../../platform/refusals/refusal';
import { findRegistration, lockRegistration, writeRegistration } from '../registrations';

/** Integrators that asked to be registered, the latest first. */
export async function listRegistrations(
  database: Database,
): Promise<Answer<'GET /operation/bank/registrations'>> {
  const found = await database.lookUp(sql<{ account_id: string }>`select * from demo_bank_registered()`);
  return database.asSystem(async (tx) => {
    const registrations: Answer<'GET /operation/bank/registrations'>['registrations'] = [];
    for (const { account_id: accountId } of found) {
      await enterAccount(tx, accountId);
      const kept = await findRegistration(tx, accountId);
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

/** Registers an integrator, or does not; also one that was decided about before. */
export async function decideRegistration(tx: Tx, accountId: string, approve: boolean): Promise<void> {
  const kept = await lockRegistration(tx, accountId);
  if (!kept) throw notFound('Esta empresa não pediu cadastro.');
  const status = approve ? 'Cadastro Efetuado' : 'Cadastro Reprovado';
  if (kept.status === status) throw new Refusal(409, 'Este cadastro já foi decidido assim.');
  await writeRegistration(tx, kept, status);
}
