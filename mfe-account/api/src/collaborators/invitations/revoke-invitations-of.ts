import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit/record-audit-entry';

/**
 * Revokes the open invitations of a person who may invite no more: rights that the person granted would come into force
 * afterwards. The account must be locked.
 */
export async function revokeInvitationsOf(tx: Tx, caller: Caller, inviterId: string): Promise<void> {
  const revoked = await tx
    .updateTable('invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('account_id', '=', caller.accountId)
    .where('invited_by', '=', inviterId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name', 'email'])
    .execute();
  for (const { id, name, email } of revoked)
    await recordAuditEntry(tx, caller, {
      area: 'rights',
      action: 'revoke-invitation',
      subject: { kind: 'invitation', id, name: `${name} (${email})` },
    });
}
