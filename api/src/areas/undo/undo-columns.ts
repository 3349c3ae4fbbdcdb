import { type BoardKind, MAX_COLUMNS } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { Refusal } from '../../platform/refusals/refusal';
import { requireFreeTitle } from '../kanbans/columns/free-title';
import { managedBoard } from '../kanbans/columns/managed-board';
import { numberColumns } from '../kanbans/columns/number-columns';
import { readKanban } from '../kanbans/read-kanban';
import type { Change } from './undo-deed';

interface HeldBoard {
  kid: string;
  type: BoardKind;
}

const isColumn = ({ table_name }: Change) => table_name === 'kanban_columns';

/**
 * The boards whose columns a deed changed, held until the transaction ends; null where it changed none. Only who may
 * change columns now may take a change of them back.
 */
export async function holdBoards(
  tx: Tx,
  caller: Caller,
  changes: readonly Change[],
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
  for (const kid of kids) held.push({ kid, type: (await managedBoard(tx, caller, kid)).type });
  return held;
}

/** What holds for every board holds after a taking back too: names of their own, a number of columns, an order without gaps. */
export async function settleBoards(tx: Tx, caller: Caller, held: readonly HeldBoard[]): Promise<void> {
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
    if (inOrder.length > MAX_COLUMNS) throw cannot(`um quadro tem no máximo ${MAX_COLUMNS} colunas`);
    await numberColumns(
      tx,
      accountId,
      inOrder.map(({ id }) => id),
    );
    const kanban = await readKanban(tx, accountId, { id: kid });
    for (const { _id, title } of kanban.columns) requireFreeTitle(kanban, title, _id);
    await publish(tx, caller, { kind: 'columns-changed', board: type });
  }
}

const cannot = (why: string) => new Refusal(409, `Não dá mais para desfazer: ${why}. Nada foi alterado.`);
