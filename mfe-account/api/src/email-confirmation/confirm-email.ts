import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Database, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';

/**
 * Confirms the e-mail of an account's owner by the token of a mailed link, once. Returns the address. Refused (410) if the
 * link was used, has ended or never existed.
 */
export async function confirmEmail(database: Database, token: string): Promise<{ email: string }> {
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select * from find_email_confirmation(${hashToken(token)})`,
  );
  if (!found) throw createLinkOverRefusal();
  const { account_id: accountId } = found;
  return database.asAccount({ accountId }, async (tx) => {
    const confirmed = await tx
      .updateTable('email_confirmations')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('token_hash', '=', hashToken(token))
      .where('confirmed_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('address')
      .executeTakeFirst();
    if (!confirmed) throw createLinkOverRefusal();
    return { email: confirmed.address };
  });
}

/** Confirms the e-mail of an account's owner who has proved it in another way, as by a mailed link to a password. */
export async function markEmailConfirmed(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('email_confirmations')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute();
}

const createLinkOverRefusal = () =>
  new Refusal(410, 'Este link já foi usado ou terminou. Entre na conta e peça outro em Assinatura.');
