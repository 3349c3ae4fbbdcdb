import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { Row } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { PayerAddress } from '../tables/billing-tables';
import { lockOwnSignup } from './signup-browser';

/** Stores what a step of a signup says, for the browser that began it. Refused (409) once it is paid. */
export function changeSignup(
  request: FastifyRequest,
  id: string,
  change: { address: PayerAddress } | { planId: SignupPlanId; vendors: number },
): Promise<Row<'signups'>> {
  return request.server.database.asAccount({ accountId: id }, async (tx) => {
    const signup = await lockOwnSignup(tx, request, id);
    if (signup.state === 'paid') throw new Refusal(409, 'Esta assinatura já foi paga. Entre na sua conta.');
    return tx
      .updateTable('signups')
      .set({
        ...('address' in change
          ? { address: JSON.stringify(change.address) }
          : { plan_id: change.planId, vendors: change.vendors }),
        changed_at: sql<Date>`now()`,
      })
      .where('account_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
