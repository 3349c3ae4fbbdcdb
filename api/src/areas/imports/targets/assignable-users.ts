import { removeLoginTag } from '@girassol/account-api/users';
import type { Caller } from '@girassol/api-platform/access';
import { listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { type BoardKind, isEnterprisePlan, toSearchText } from '@girassol/shared-domain';
import { canUseBoard } from '../../sales/board-users';

/** Users who may become owners of imported records, found by id, e-mail address or name. */
export interface AssignableUsers {
  /** All of them. */
  ids: ReadonlySet<string>;
  /** The id of somebody who is written as id, mail or name; null where nobody, or more than one, is meant. */
  find(text: string): string | null;
}

/**
 * Loads the users who may become owners of imported records: those whose records the caller may see and who
 * may use the given board. `board` is null for customers.
 */
export async function loadAssignableUsers(
  tx: Tx,
  caller: Caller,
  board: BoardKind | null,
): Promise<AssignableUsers> {
  const visible = isEnterprisePlan(caller.session)
    ? await listVisibleOwnerIds(tx, caller, 'salesManager')
    : [caller.userId];
  const users = await tx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'type', 'permissions'])
    .where('account_id', '=', caller.accountId)
    .where('disabled_at', 'is', null)
    .execute();
  const ids = new Set<string>();
  const byText = new Map<string, string | null>();
  for (const user of users) {
    if (visible && !visible.includes(user.id)) continue;
    if (board && !canUseBoard(user, board)) continue;
    ids.add(user.id);
    for (const text of [user.id, user.email, removeLoginTag(user.email), user.name]) {
      const key = toSearchText(text);
      byText.set(key, byText.has(key) && byText.get(key) !== user.id ? null : user.id);
    }
  }
  return { ids, find: (text) => byText.get(toSearchText(text)) ?? null };
}
