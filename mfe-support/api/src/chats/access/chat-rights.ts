import type { Caller } from '@girassol/api-platform/access';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { canEditArea, canEditSettings, getEffectiveLevel } from '@girassol/shared-domain';

/**
 * Checks whether the caller may write in conversations: the level EDIT. Calls that write are in `editingCalls` and refused
 * before they are read.
 */
export const canWriteChats = (caller: Caller): boolean => canEditArea(caller, 'chats');

/** Throws 403 for a caller with the level NONE in chats, who does not read conversations either. */
export function requireChatReader({ session, permissions, levels = {} }: Caller): void {
  if (session.type !== 'MANAGER' && getEffectiveLevel({ permissions, levels }, 'chats') === 'NONE')
    throw notAllowed('Você não tem acesso às conversas desta empresa.');
}

/** Throws 403 unless the caller may change settings, and with them WhatsApp accounts. */
export function requireChatSettingsEditor(caller: Caller): void {
  if (!canEditSettings(caller))
    throw notAllowed('Você não tem permissão para mudar as configurações da empresa.');
}
