import type { ExportRecord } from '@girassol/shared-domain/contract';
import { exportTitle } from '@girassol/shared-domain/exports';
import type { Row } from '../../platform/database';

/** An export as the contract names it. */
export const exportAnswer = (row: Row<'exports'>, userName: string): ExportRecord => ({
  _id: row.id,
  kind: row.kind,
  title: exportTitle(row.kind, row.board),
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
