import type { BoardKind } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { type ExportKind, isOfBoard } from '@girassol/shared-domain/exports';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { allowedColumns } from './require-export';

/** The columns of a kind that the caller may export. */
export async function listColumns(
  tx: Tx,
  caller: Caller,
  kind: ExportKind,
  type: BoardKind,
): Promise<Answer<'GET /exports/columns/:userId/:kind'>> {
  const columns = await allowedColumns(tx, caller, kind, isOfBoard(kind) ? type : null);
  return {
    columns: columns.map(({ key, title, kind: cells, isDefault }) => ({
      key,
      title,
      kind: cells,
      isDefault,
    })),
  };
}
