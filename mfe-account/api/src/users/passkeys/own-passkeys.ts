import type { Passkey } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { recordAuditEntry } from '../../audit';
import { requireRemainingFactor } from '../factor-requirement/require-remaining-factor';
import { type Person, recordAccess } from '../security/access-records';
import { requireOwnPassword } from '../security/change-password';
import { endSessions } from '../security/end-sessions';

const COLUMNS = ['id', 'name', 'host', 'created_at', 'last_used_at'] as const;

interface StoredPasskey {
  id: string;
  name: string;
  host: string;
  created_at: Date;
  last_used_at: Date | null;
}

const createGoneRefusal = () => notFound('Esta chave de acesso já foi removida.');

/** Returns a passkey as the API answers it. */
export const toPasskey = ({ id, name, host, created_at, last_used_at }: StoredPasskey): Passkey => ({
  _id: id,
  name,
  host,
  since: created_at.getTime(),
  lastUse: last_used_at?.getTime() ?? null,
});

/** Lists the passkeys of a person, of every host, oldest first. */
export async function listPasskeys(tx: Tx, { accountId, userId }: Person): Promise<Passkey[]> {
  const passkeys = await tx
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return passkeys.map(toPasskey);
}

/** Renames a passkey of the caller. */
export async function renamePasskey(
  tx: Tx,
  caller: Caller,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<ResponseBody<'PATCH /users/passkeys/:userId/:passkeyId'>> {
  const former = await tx
    .selectFrom('passkeys')
    .select('name')
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where('id', '=', passkeyId)
    .forUpdate()
    .executeTakeFirst();
  if (!former) throw createGoneRefusal();
  const renamed = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', passkeyId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  if (former.name !== name)
    await recordAuditEntry(tx, caller, {
      area: 'security',
      action: 'rename-passkey',
      subject: { kind: 'passkey', id: passkeyId, name },
      before: { name: former.name },
      after: { name },
    });
  return { passkey: toPasskey(renamed) };
}

/** Removes a passkey of the caller, for the password. Every other session ends: the passkey may have opened it. */
export async function removePasskey(
  request: FastifyRequest,
  caller: Caller,
  { passkeyId, currentPassword }: { passkeyId: string; currentPassword: string },
): Promise<ResponseBody<'POST /users/passkeys/remove/:userId/:passkeyId'>> {
  await requireOwnPassword(request, caller, { password: currentPassword, field: 'currentPassword' });
  return request.server.database.asAccount(caller, async (tx) => {
    await requireRemainingFactor(tx, caller, { passkeyId });
    const removed = await tx
      .deleteFrom('passkeys')
      .where('account_id', '=', caller.accountId)
      .where('user_id', '=', caller.userId)
      .where('id', '=', passkeyId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw createGoneRefusal();
    await recordAccess(tx, request, { ...caller, event: 'passkeyRemoved' });
    await recordAuditEntry(tx, caller, {
      area: 'security',
      action: 'remove-passkey',
      subject: { kind: 'passkey', id: passkeyId, name: removed.name },
    });
    return { endedSessions: await endSessions(tx, caller, { except: caller.sessionId }) };
  });
}

/** Deletes every passkey of a person. */
export async function deletePasskeys(tx: Tx, { accountId, userId }: Person): Promise<void> {
  await tx.deleteFrom('passkeys').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
}
