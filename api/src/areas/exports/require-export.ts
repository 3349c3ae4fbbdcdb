import { type BoardKind, seesPricing } from '@girassol/shared-domain';
import type { ExportWish } from '@girassol/shared-domain/contract';
import {
  columnsOf,
  type ExportColumn,
  type ExportKind,
  exportsKind,
  exportTitle,
  ownColumns,
} from '@girassol/shared-domain/exports';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed, wrongField } from '../../platform/refusals/refusal';
import { readSettingsDocument } from '../settings/read-settings';
import { boardOf } from './wish';

/** All columns of a kind that the caller may export; refuses who may not export it at all. */
export async function allowedColumns(
  tx: Tx,
  caller: Caller,
  kind: ExportKind,
  board: BoardKind | null,
): Promise<ExportColumn[]> {
  if (caller.calculatorOnly || !exportsKind(caller, kind, board))
    throw notAllowed(`Você não tem permissão para exportar: ${exportTitle(kind, board)}.`);
  const { vendorPriceEdit } = await readSettingsDocument(tx, caller.accountId);
  return ownColumns(kind, board, {
    seesPricing: seesPricing({ ...caller, preferences: { vendorPriceEdit } }),
  });
}

/**
 * Refuses who may not export this kind, or one of the columns that were chosen. Answers the columns that the person may
 * export: those chosen, in that order, otherwise all.
 */
export async function requireExport(
  tx: Tx,
  caller: Caller,
  wish: ExportWish,
  chosen: readonly string[] | null,
): Promise<ExportColumn[]> {
  const board = boardOf(wish);
  const own = await allowedColumns(tx, caller, wish.kind, board);
  if (!chosen) return own;
  const all = columnsOf(wish.kind, board);
  return [...new Set(chosen)].map((key) => {
    const column = own.find((each) => each.key === key);
    if (column) return column;
    const hidden = all.find((each) => each.key === key);
    if (hidden) throw notAllowed(`Você não tem permissão para exportar a coluna "${hidden.title}".`);
    throw wrongField('columns', 'Uma das colunas escolhidas não existe.');
  });
}
