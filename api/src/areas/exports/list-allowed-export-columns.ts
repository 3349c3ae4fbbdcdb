import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, canSeePriceBreakdown } from '@girassol/shared-domain';
import {
  buildExportTitle,
  canExportKind,
  type ExportColumn,
  type ExportKind,
  getAllowedExportColumns,
} from '@girassol/shared-domain/exports';

/** Builds the refusal (403) of an export that the caller may not request. */
export const refuseExport = (title: string) => notAllowed(`Você não tem permissão para exportar: ${title}.`);

/**
 * Lists all columns that the caller may export in a kind of export. Throws 403 if the caller may not export
 * this kind at all.
 */
export async function listAllowedExportColumns(
  tx: Tx,
  caller: Caller,
  kind: ExportKind,
  board: BoardKind | null,
): Promise<ExportColumn[]> {
  if (caller.calculatorOnly || !canExportKind(caller, kind, board))
    throw refuseExport(buildExportTitle(kind, board));
  const { vendorPriceEdit } = await loadSettingsDocument(tx, caller.accountId);
  return getAllowedExportColumns(kind, board, {
    seesPricing: canSeePriceBreakdown({ ...caller, preferences: { vendorPriceEdit } }),
  });
}
