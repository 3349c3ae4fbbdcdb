import { firstSteps } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadUnconfirmedEmail } from '../email-confirmation';

/** Throws 403 unless the caller owns the account: its first steps are set-up. */
export function requireOwner({ session }: Caller): void {
  if (session.type !== 'MANAGER') throw notAllowed('Os primeiros passos são do titular da conta.');
}

/** Loads which first steps of the caller's account are done: by what is there, whoever made it. */
export async function loadFirstSteps(
  tx: Tx,
  { accountId }: Caller,
): Promise<ResponseBody<'GET /accounts/first-steps'>> {
  const hasRow = (table: 'customers' | 'kits' | 'proposals') =>
    sql<boolean>`exists (select from ${sql.table(table)} where account_id = ${accountId})`;
  const { is_hidden, ...done } = await tx
    .selectFrom('accounts')
    .leftJoin('company_data', 'company_data.account_id', 'accounts.id')
    .select([
      sql<boolean>`first_steps_hidden_at is not null`.as('is_hidden'),
      // The logo leads every proposal and contract, the document every contract.
      sql<boolean>`coalesce(logo_file_id is not null and company_data.data ->> 'document' <> '', false)`.as(
        'company',
      ),
      hasRow('customers').as('customer'),
      hasRow('kits').as('kit'),
      hasRow('proposals').as('proposal'),
      sql<boolean>`(select count(*) > 1 from users where account_id = ${accountId})`.as('team'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    steps: firstSteps.map((id) => ({ id, isDone: done[id] })),
    unconfirmedEmail: await loadUnconfirmedEmail(tx, accountId),
    isHidden: is_hidden,
  };
}

/** Puts the first steps of the caller's account away, or brings them back. */
export async function setFirstStepsHidden(tx: Tx, { accountId }: Caller, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ first_steps_hidden_at: isHidden ? sql<Date>`now()` : null })
    .where('id', '=', accountId)
    .execute();
}
