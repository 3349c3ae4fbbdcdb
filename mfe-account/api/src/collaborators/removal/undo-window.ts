import type { CollaboratorRemoval } from '@girassol/account-domain/contract';
import type { Row, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/** Minutes in which a removal can be undone. */
export const UNDO_MINUTES = 10;
const MINUTE_MS = 60_000;

/** Converts a removal to the record that the API returns. */
export const toRemoval = ({
  id,
  user_name,
  removed_at,
}: Pick<Row<'collaborator_removals'>, 'id' | 'user_name' | 'removed_at'>): CollaboratorRemoval => ({
  _id: id,
  name: user_name,
  removedAt: removed_at.getTime(),
  undoUntil: removed_at.getTime() + UNDO_MINUTES * MINUTE_MS,
});

/** Lists the removals of an account that can still be undone, newest first. */
export async function listUndoableRemovals(tx: Tx, accountId: string): Promise<CollaboratorRemoval[]> {
  const rows = await tx
    .selectFrom('collaborator_removals')
    .select(['id', 'user_name', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .where('removed_at', '>', sql<Date>`now() - make_interval(mins => ${UNDO_MINUTES})`)
    .orderBy('removed_at', 'desc')
    .execute();
  return rows.map(toRemoval);
}
