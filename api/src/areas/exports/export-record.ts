import type { Row } from '@girassol/api-platform/database';
import type { FindModuleExport } from '@girassol/api-platform/exports';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { getExportTitle } from './resolve-export';

/**
 * Converts a row of `exports` to the export that the API returns, with the name of the user who requested it.
 */
export const toExportRecord = (
  findModuleExport: FindModuleExport,
  row: Row<'exports'>,
  userName: string,
): ExportRecord => ({
  _id: row.id,
  kind: row.kind,
  title: getExportTitle(findModuleExport, row),
  format: row.format,
  state: row.state,
  rows: row.row_count,
  done: row.done,
  total: row.total,
  fileName: row.file_name,
  fileSize: row.file_size,
  user: { _id: row.user_id, name: userName },
  registryTimestamp: row.registered_at.getTime(),
  endedTimestamp: row.ended_at?.getTime() ?? null,
  expiresTimestamp: row.expires_at?.getTime() ?? null,
  opened: row.opened,
  problem: row.problem,
});
