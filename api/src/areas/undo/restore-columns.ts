import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, MAX_BOARD_COLUMNS } from '@girassol/shared-domain';
import { requireUniqueColumnTitle } from '../kanbans/columns/free-title';
import { lockEditableBoard } from '../kanbans/columns/lock-editable-board';
import { saveBoardColumnOrder } from '../kanbans/columns/save-board-column-order';
import { loadKanban } from '../kanbans/load-kanban';
import type { RecordedChange } from './recorded-change';

interface HeldBoard {
  kid: string;
  type: BoardKind;
}

const isColumn = ({ table_name }: RecordedChange) => table_name === 'kanban_columns';

/**
 * Loads and locks the boards whose columns an undoable action changed, before the undo. Returns null if the
 * action changed no columns. Throws 403 if the caller may not change columns now.
 */
export async function lockChangedBoards(
  tx: Tx,
  caller: Caller,
  changes: readonly RecordedChange[],
): Promise<HeldBoard[] | null> {
  const changed = changes.filter(isColumn);
  if (changed.length === 0) return null;
  const named = changed.flatMap(({ before, after }) => {
    const kid = before?.kanban_id ?? after?.kanban_id;
    return typeof kid === 'string' ? [kid] : [];
  });
  const kept = await tx
    .selectFrom('kanban_columns')
    .select('kanban_id')
    .where('account_id', '=', caller.accountId)
    .where(
      'id',
      'in',
      changed.map(({ row_key }) => row_key.id ?? ''),
    )
    .execute();
  const kids = [...new Set([...named, ...kept.map(({ kanban_id }) => kanban_id)])].sort();
  const held: HeldBoard[] = [];
  for (const kid of kids) held.push({ kid, type: (await lockEditableBoard(tx, caller, kid)).type });
  return held;
}

/**
 * Checks the columns of boards after an undo: titles must be unique and the number of columns limited.
 * Renumbers the columns. Throws 409 if a rule is broken.
 */
export async function checkRestoredBoards(tx: Tx, caller: Caller, held: readonly HeldBoard[]): Promise<void> {
  const { accountId } = caller;
  for (const { kid, type } of held) {
    const inOrder = await tx
      .selectFrom('kanban_columns')
      .select('id')
      .where('account_id', '=', accountId)
      .where('kanban_id', '=', kid)
      .orderBy('position')
      // Of two in one place the elder stood there first: ids grow with time.
      .orderBy('id')
      .execute();
    if (inOrder.length === 0) throw cannot('o quadro ficaria sem colunas');
    if (inOrder.length > MAX_BOARD_COLUMNS)
      throw cannot(`um quadro tem no máximo ${MAX_BOARD_COLUMNS} colunas`);
    await saveBoardColumnOrder(
      tx,
      accountId,
      inOrder.map(({ id }) => id),
    );
    const kanban = await loadKanban(tx, accountId, { id: kid });
    for (const { _id, title } of kanban.columns) requireUniqueColumnTitle(kanban, title, _id);
    await publishEvent(tx, caller, { kind: 'columns-changed', board: type });
  }
}

const cannot = (why: string) => new Refusal(409, `Não dá mais para desfazer: ${why}. Nada foi alterado.`);
