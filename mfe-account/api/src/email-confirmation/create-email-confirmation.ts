import { randomBytes } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Tx } from '@girassol/api-platform/database';

/** Hours for which a link confirms an e-mail. */
export const CONFIRMATION_HOURS = 48;

/** Address of the page that confirms an e-mail, before the `#` that the token follows. */
export const CONFIRMATION_PATH = '/assinatura/confirmar-email';

/**
 * Creates the link by which the owner of an account confirms an e-mail, in a transaction of that account. An earlier link
 * ends; only the hash of the token is stored. What was confirmed stays confirmed.
 */
export async function createEmailConfirmation(
  tx: Tx,
  { accountId, address }: { accountId: string; address: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + CONFIRMATION_HOURS * 3_600_000);
  const link = { address, token_hash: hashToken(token), expires_at: expiresAt };
  await tx
    .insertInto('email_confirmations')
    .values({ account_id: accountId, ...link })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
    .execute();
  return { token, expiresAt };
}
