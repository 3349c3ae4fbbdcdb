import type { Tx } from '@girassol/api-platform/database';
import { getEffectiveLevel, type PermissionLevel } from '@girassol/shared-domain';

/** Person of an account who may read conversations. */
export interface ChatPerson {
  id: string;
  name: string;
  /** VIEW reads, EDIT writes. */
  level: Exclude<PermissionLevel, 'NONE'>;
  /** Sees all conversations, whoever looks after them. */
  managesSales: boolean;
}

/** Lists the people of an account who may read conversations, by name. */
export async function listChatReaders(tx: Tx, accountId: string): Promise<ChatPerson[]> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'name', 'type', 'permissions', 'levels'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return users.flatMap(({ id, name, type, ...rights }) => {
    const isManager = type === 'MANAGER';
    const level = isManager ? 'EDIT' : getEffectiveLevel(rights, 'chats');
    const managesSales = isManager || rights.permissions.salesManager === true;
    return level === 'NONE' ? [] : [{ id, name, level, managesSales }];
  });
}
