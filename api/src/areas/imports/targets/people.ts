import { type BoardKind, isEnterprise, plainText } from '@girassol/shared-domain';
import type { Caller } from '../../../platform/access';
import { visibleOwners } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { usesBoard } from '../../sales/board-users';

/** Who rows may name as the one who looks after a record. */
export interface People {
  /** All of them. */
  ids: ReadonlySet<string>;
  /** The id of somebody who is written as id, mail or name; null where nobody, or more than one, is meant. */
  find(text: string): string | null;
}

/** The people of the account whose records the caller may see, and who may use the board. */
export async function namedPeople(tx: Tx, caller: Caller, board: BoardKind | null): Promise<People> {
  const visible = isEnterprise(caller.session)
    ? await visibleOwners(tx, caller, 'salesManager')
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
    if (board && !usesBoard(user, board)) continue;
    ids.add(user.id);
    for (const text of [user.id, user.email, user.name]) {
      const key = plainText(text);
      byText.set(key, byText.has(key) && byText.get(key) !== user.id ? null : user.id);
    }
  }
  return { ids, find: (text) => byText.get(plainText(text)) ?? null };
}
