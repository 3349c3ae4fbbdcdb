import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, notAllowed } from '@girassol/api-platform/refusals/refusal';
import type { ExportColumn } from '@girassol/shared-domain/exports';
import type { ResolvedExport } from './resolved-export';

/**
 * Returns the columns of an export: the `chosen` columns in their order or, if `chosen` is null, all columns
 * that the caller may export. Throws 403 if the caller may not export this kind or a chosen column, and 400
 * if a column does not exist.
 */
export async function requireAllowedExportColumns(
  tx: Tx,
  caller: Caller,
  asked: ResolvedExport,
  chosen: readonly string[] | null,
): Promise<ExportColumn[]> {
  const allowed = await asked.listAllowedColumns(tx, caller);
  const own = asked.columns.filter(({ key }) => allowed.some((column) => column.key === key));
  if (!chosen) return own;
  return [...new Set(chosen)].map((key) => {
    const column = own.find((each) => each.key === key);
    if (column) return column;
    const hidden = asked.columns.find((each) => each.key === key);
    if (hidden) throw notAllowed(`Você não tem permissão para exportar a coluna "${hidden.title}".`);
    throw invalidField('columns', 'Uma das colunas escolhidas não existe.');
  });
}
