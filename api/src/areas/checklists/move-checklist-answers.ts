import type { Tx } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import { sql } from 'kysely';

interface Move {
  from: string;
  to: string;
  /** Only what was answered to the checklist of this board. */
  board: BoardKind;
}

/**
 * Moves the answers of one item to the checklist of a board to another item, where they replace older answers
 * to the same questions.
 */
export async function moveChecklistAnswers(
  tx: Tx,
  accountId: string,
  { from, to, board }: Move,
): Promise<void> {
  const ofBoard = sql`select i.id from checklist_items i
    join checklists c on c.account_id = i.account_id and c.id = i.checklist_id
    where i.account_id = ${accountId} and c.type = ${board}`;
  await sql`delete from checklist_answers old
    where account_id = ${accountId} and sale_id = ${to} and item_id in (${ofBoard})
      and exists (select from checklist_answers new
        where new.account_id = old.account_id and new.sale_id = ${from} and new.item_id = old.item_id)`.execute(
    tx,
  );
  await sql`update checklist_answers set sale_id = ${to}
    where account_id = ${accountId} and sale_id = ${from} and item_id in (${ofBoard})`.execute(tx);
}
