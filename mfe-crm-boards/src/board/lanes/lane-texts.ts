import {
  type BoardKind,
  boardDescriptions,
  formatMoney,
  formatNumber,
  hasBoardField,
} from '@girassol/shared-domain';
import type { Lane } from '../../board-state/board-state';

/** One million reais. */
export const MILLION = 1_000_000;

/** Returns true if the head of a column shows an amount. */
export const hasLaneSum = (kind: BoardKind, { totals }: Pick<Lane, 'totals'>): boolean =>
  hasBoardField(kind, 'amount') && totals.amount > 0;

/**
 * Formats an amount in reais for a place with little room, such as the title of a column: from `shortFrom` on in
 * millions.
 */
export function formatShortMoney(reais: number, shortFrom = 10 * MILLION): string {
  return reais < shortFrom ? formatMoney(reais) : `R$ ${formatNumber(reais / MILLION, 1)} mi`;
}

/** Formats a number of items with the name of the items: "1 venda", "36 em vendas". */
export function formatBoardItemCount(kind: BoardKind, count: number): string {
  const { itemName, areaName } = boardDescriptions[kind];
  return count === 1
    ? `1 ${itemName.toLocaleLowerCase('pt-BR')}`
    : `${count} em ${areaName.toLocaleLowerCase('pt-BR')}`;
}

/** Returns the label of the link that registers the first item of a board: "Registrar a primeira venda". */
export function getFirstItemLabel(kind: BoardKind): string {
  const { itemName, gender } = boardDescriptions[kind];
  return `Registrar ${gender === 'f' ? 'a primeira' : 'o primeiro'} ${itemName.toLocaleLowerCase('pt-BR')}`;
}

/** Returns the text of a column without cards; `isFiltered` tells that board filters may hide its cards. */
export function getEmptyLaneText(kind: BoardKind, isFiltered: boolean): string {
  if (isFiltered) return 'Nada aqui com estes filtros.';
  const { itemName, gender } = boardDescriptions[kind];
  return `Nenhum${gender === 'f' ? 'a' : ''} ${itemName.toLocaleLowerCase('pt-BR')} nesta coluna.`;
}
