import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { Person } from './access-records';

/** Ends the open links by which a person could set a password, or one of them. Returns how many were open. */
export async function endAccessLinks(tx: Tx, { accountId, userId }: Person, id?: string): Promise<number> {
  const ended = await tx
    .updateTable('access_links')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}
