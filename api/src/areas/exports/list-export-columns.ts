import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { type ExportKind, isBoardExportKind } from '@girassol/shared-domain/exports';
import { listAllowedExportColumns } from './list-allowed-export-columns';

/** Lists the columns of a kind of export that the caller may choose, as the API returns them. */
export async function listExportColumns(
  tx: Tx,
  caller: Caller,
  kind: ExportKind,
  type: BoardKind,
): Promise<ResponseBody<'GET /exports/columns/:userId/:kind'>> {
  const columns = await listAllowedExportColumns(tx, caller, kind, isBoardExportKind(kind) ? type : null);
  return {
    columns: columns.map(({ key, title, kind: cells, isDefault }) => ({
      key,
      title,
      kind: cells,
      isDefault,
    })),
  };
}
