import { type BoardKind, boards } from '@girassol/shared-domain';
import type { Row, Tx } from '../../platform/database';

type BoardUser = Pick<Row<'users'>, 'type' | 'permissions'>;

/** A person of the account who still works there. */
export const activeUser = (tx: Tx, accountId: string, userId: string): Promise<BoardUser | undefined> =>
  tx
    .selectFrom('users')
    .select(['type', 'permissions'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** May this person own items of a board? The manager may, and vendors with its permission. */
export const usesBoard = ({ type, permissions }: BoardUser, kind: BoardKind): boolean =>
  type === 'MANAGER' || permissions[boards[kind].permission] === true;

/** GERENTE: the user of the account's manager. */
export async function managerUserOf(tx: Tx, accountId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'MANAGER')
    .executeTakeFirstOrThrow();
  return id;
}

/** Who looks after an item that the program creates: the person in mind if they may use its board, otherwise GERENTE. */
export async function ownerFor(tx: Tx, accountId: string, kind: BoardKind, inMind: string): Promise<string> {
  const person = await activeUser(tx, accountId, inMind);
  return person && usesBoard(person, kind) ? inMind : managerUserOf(tx, accountId);
}
