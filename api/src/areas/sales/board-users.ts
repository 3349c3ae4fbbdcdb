import type { Row, Tx } from '@girassol/api-platform/database';
import { findPersonOrDeputy } from '@girassol/api-platform/deputies';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';

type BoardUser = Pick<Row<'users'>, 'type' | 'permissions'>;

/** Finds a user of the account who is not disabled. */
export const findActiveUser = (tx: Tx, accountId: string, userId: string): Promise<BoardUser | undefined> =>
  tx
    .selectFrom('users')
    .select(['type', 'permissions'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** Checks whether a user may own items of a board: the manager, and vendors with its permission. */
export const canUseBoard = ({ type, permissions }: BoardUser, kind: BoardKind): boolean =>
  type === 'MANAGER' || permissions[boardDescriptions[kind].permission] === true;

/** Loads the id of the user of the account's manager, shown as GERENTE. */
export async function loadManagerUserId(tx: Tx, accountId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'MANAGER')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Chooses the owner of an item that the server creates itself: the preferred user, or the deputy while that user is
 * away, if they may use the board of the item, otherwise the manager's user GERENTE.
 */
export async function chooseItemOwner(
  tx: Tx,
  accountId: string,
  kind: BoardKind,
  inMind: string,
): Promise<string> {
  const present = await findPersonOrDeputy(tx, accountId, inMind);
  const person = await findActiveUser(tx, accountId, present);
  return person && canUseBoard(person, kind) ? present : loadManagerUserId(tx, accountId);
}
