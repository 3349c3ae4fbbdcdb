import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/** Loads the e-mail of an account's owner that still has to be confirmed; null if nothing has to be. */
export async function loadUnconfirmedEmail(tx: Tx, accountId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('email_confirmations')
    .select('address')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return found?.address ?? null;
}

/**
 * Refuses (403) to let personal data out of an account, as by an export or an invitation, until the owner's e-mail is
 * confirmed. Accounts that an operator or the demonstration opened have nothing to confirm.
 */
export async function requireConfirmedEmail(tx: Tx, accountId: string): Promise<void> {
  const address = await loadUnconfirmedEmail(tx, accountId);
  if (address === null) return;
  throw new Refusal(
    403,
    `Falta confirmar o e-mail ${address}: abra o link que enviamos. Não chegou? Peça outro em Assinatura.`,
    { title: 'Confirme o seu e-mail' },
  );
}
