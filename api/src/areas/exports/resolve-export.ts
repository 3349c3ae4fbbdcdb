import type { Row } from '@girassol/api-platform/database';
import type { FindModuleExport, ModuleExport } from '@girassol/api-platform/exports';
import { type ExportRequest, exportRequest } from '@girassol/shared-domain/contract';
import {
  buildExportTitle,
  type ExportKind,
  exportKinds,
  getExportColumns,
  type ModuleExportKind,
} from '@girassol/shared-domain/exports';
import { getExportBoard } from './export-request';
import { listAllowedExportColumns, refuseExport } from './list-allowed-export-columns';
import type { ResolvedExport } from './resolved-export';
import { getExportSource } from './sources/get-source';

/** Resolves an export of an area that is no module yet. */
export function resolveAreaExport(wish: ExportRequest): ResolvedExport {
  const { kind, filters } = wish;
  const board = getExportBoard(wish);
  return {
    kind,
    filters,
    board,
    title: buildExportTitle(kind, board),
    source: getExportSource(wish),
    columns: getExportColumns(getColumnsKind(wish), board),
    listAllowedColumns: (tx, caller) => listAllowedExportColumns(tx, caller, kind, board),
  };
}

/** Resolves an export of a kind that a module adds. Throws a ZodError for filters that the kind does not know. */
export function resolveModuleExport(
  kind: ModuleExportKind,
  { title, filters: schema, columns, isAllowed, source }: ModuleExport<unknown>,
  filters: unknown,
): ResolvedExport {
  return {
    kind,
    filters: schema.parse(filters),
    board: null,
    title,
    source,
    columns,
    listAllowedColumns: async (_tx, caller) => {
      if (!isAllowed(caller)) throw refuseExport(title);
      return columns;
    },
  };
}

/**
 * Resolves an export from its row in `exports`. Throws a ZodError for a kind or filters that this version of the program
 * does not know.
 */
export function resolveStoredExport(
  findModuleExport: FindModuleExport,
  { kind, filters }: Pick<Row<'exports'>, 'kind' | 'filters'>,
): ResolvedExport {
  const definition = findModuleExport(kind);
  return definition && !isAreaExportKind(kind)
    ? resolveModuleExport(kind, definition, filters)
    : resolveAreaExport(exportRequest.parse({ kind, filters }));
}

/** Returns the title of an export by its row in `exports`, also of a kind that this version does not know. */
export function getExportTitle(
  findModuleExport: FindModuleExport,
  { kind, board }: Pick<Row<'exports'>, 'kind' | 'board'>,
): string {
  if (isAreaExportKind(kind)) return buildExportTitle(kind, board);
  return findModuleExport(kind)?.title ?? kind;
}

const isAreaExportKind = (kind: string): kind is ExportKind => exportKinds.some((known) => known === kind);

/**
 * Returns the kind whose columns an export has. A board that includes items which left it has the columns of finished
 * items, because its sums are of the values they were won for.
 */
const getColumnsKind = (wish: ExportRequest): ExportKind =>
  wish.kind === 'board' && wish.filters.status.some((status) => status !== 'IN_PROGRESS')
    ? 'finished'
    : wish.kind;
