import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { canEditSettings, getEffectiveLevel, type PermissionLevel } from '@girassol/shared-domain';

/** Loads the level of the caller in chats: NONE sees nothing, VIEW reads, EDIT writes. */
export async function loadChatLevel(tx: Tx, caller: Caller): Promise<PermissionLevel> {
  if (caller.session.type === 'MANAGER') return 'EDIT';
  const { levels } = await tx
    .selectFrom('users')
    .select('levels')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  return getEffectiveLevel({ permissions: caller.permissions, levels }, 'chats');
}

/** Throws 403 unless the caller may read conversations. Returns whether they may write, too. */
export async function requireChatReader(tx: Tx, caller: Caller): Promise<{ mayWrite: boolean }> {
  const level = await loadChatLevel(tx, caller);
  if (level === 'NONE') throw notAllowed('Você não tem acesso às conversas desta empresa.');
  return { mayWrite: level === 'EDIT' };
}

/** Throws 403 unless the caller may write in conversations. */
export async function requireChatWriter(tx: Tx, caller: Caller): Promise<void> {
  const { mayWrite } = await requireChatReader(tx, caller);
  if (!mayWrite) throw notAllowed('Você pode ler as conversas, mas não responder.');
}

/** Throws 403 unless the caller may change settings, and with them WhatsApp accounts. */
export function requireChatSettingsEditor(caller: Caller): void {
  if (!canEditSettings(caller))
    throw notAllowed('Você não tem permissão para mudar as configurações da empresa.');
}
