import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { hasTotp } from '../factor/factor';
import { isExempt, loadFactorRequirement } from './factor-requirement';

/** Factor that is about to be removed: the authenticator, or one passkey. */
type RemovedFactor = 'totp' | { passkeyId: string };

/**
 * Refuses (409) the removal of a person's last factor while the account requires one. The owner keeps one from the moment it is
 * required, everybody else from its day.
 */
export async function requireRemainingFactor(tx: Tx, caller: Caller, removed: RemovedFactor): Promise<void> {
  const requirement = await loadFactorRequirement(tx, caller.accountId);
  if (!requirement || (await isExempt(tx, caller))) return;
  const isOwner = caller.session.type === 'MANAGER';
  if (!requirement.isInForce && !isOwner) return;
  if (await hasFactorBesides(tx, caller, removed)) return;
  throw new Refusal(
    409,
    isOwner
      ? 'Você exige a verificação em duas etapas de todos: crie outra chave de acesso ou ligue o aplicativo antes, ou deixe de exigir.'
      : 'A sua conta exige a verificação em duas etapas: crie outra chave de acesso ou ligue o aplicativo antes.',
  );
}

async function hasFactorBesides(
  tx: Tx,
  { accountId, userId }: Caller,
  removed: RemovedFactor,
): Promise<boolean> {
  if (removed !== 'totp' && (await hasTotp(tx, { accountId, userId }))) return true;
  const passkey = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .$if(removed !== 'totp', (query) => query.where('id', '<>', removed === 'totp' ? '' : removed.passkeyId))
    .limit(1)
    .executeTakeFirst();
  return passkey !== undefined;
}
