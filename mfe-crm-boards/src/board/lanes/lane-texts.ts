import { type BoardKind, boards, formatMoney, formatNumber } from '@girassol/shared-domain';

const MILLION = 1_000_000;

/** The sum of a column beside its title: from ten million on in millions, the full amount is in the tip. */
export function shortMoney(reais: number): string {
  return reais < 10 * MILLION ? formatMoney(reais) : `R$ ${formatNumber(reais / MILLION, 1)} mi`;
}

/** "1 venda", "36 em vendas". */
export function countText(kind: BoardKind, count: number): string {
  const { itemName, areaName } = boards[kind];
  return count === 1
    ? `1 ${itemName.toLocaleLowerCase('pt-BR')}`
    : `${count} em ${areaName.toLocaleLowerCase('pt-BR')}`;
}

/** The quiet line of a column without cards. */
export function emptyText(kind: BoardKind, isFiltered: boolean): string {
  if (isFiltered) return 'Nada aqui com estes filtros.';
  const { itemName, gender } = boards[kind];
  return `Nenhum${gender === 'f' ? 'a' : ''} ${itemName.toLocaleLowerCase('pt-BR')} nesta coluna.`;
}
