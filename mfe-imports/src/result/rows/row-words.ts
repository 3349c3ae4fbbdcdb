import type { ImportRow } from '@girassol/shared-domain/contract';
import { cellText } from '@girassol/shared-domain/imports';

/** Values that stand for a row which has no name. */
const FEW = 4;

/** `Linha 12` */
export const titleOf = ({ line }: ImportRow): string => `Linha ${line.toLocaleString('pt-BR')}`;

/** The first values of a row; a dash where its cells are not kept. */
export function valuesOf({ cells }: ImportRow): string {
  const texts = cells.map(cellText).filter((text) => text !== '');
  return texts.length === 0 ? '–' : texts.slice(0, FEW).join(' · ');
}

/** Why a row was left out or kept, or what is wrong with it. */
export function reasonOf({ reason, faults }: ImportRow): string {
  if (faults.length === 0) return reason ?? '';
  return faults
    .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
    .join(' · ');
}
