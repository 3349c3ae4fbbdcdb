import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ExportSource } from '@girassol/api-platform/exports';
import type { BoardKind } from '@girassol/shared-domain';
import type { ExportColumn, ExportKind, ModuleExportKind } from '@girassol/shared-domain/exports';

/** Export of any kind, of an area or of a module, with everything that its kind and filters decide. */
export interface ResolvedExport {
  kind: ExportKind | ModuleExportKind;
  filters: unknown;
  /** Board of an export that is about one board; otherwise null. */
  board: BoardKind | null;
  title: string;
  source: ExportSource<unknown>;
  /** All columns, also those that the caller may not export. */
  columns: readonly ExportColumn[];
  /** Lists the columns that a caller may export. Throws 403 if the caller may not export this kind at all. */
  listAllowedColumns(tx: Tx, caller: Caller): Promise<readonly ExportColumn[]>;
}
