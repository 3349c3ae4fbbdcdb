import type { BoardDescription } from '@girassol/shared-domain';

/** What the figures of a board are called: "Dados de vendas". */
export const dataTitle = ({ itemsName }: Pick<BoardDescription, 'itemsName'>) =>
  `Dados de ${itemsName.toLocaleLowerCase('pt-BR')}`;

export interface OutcomeWords {
  /** Items that ended well: "Ganhas". */
  won: string;
  /** Items that ended badly; null on boards where none does. */
  lost: string | null;
  registered: string;
}

/** How the outcomes of a board's items are called in figures and charts. */
export function outcomeWords({ kind, gender, canBeLost }: BoardDescription): OutcomeWords {
  const s = gender === 'f' ? 'as' : 'os';
  const registered = `Registrad${s}`;
  if (kind === 'SALES') return { won: 'Ganhas', lost: 'Perdidas', registered };
  if (kind === 'PRE_SALES') return { won: 'Qualificados', lost: 'Desqualificados', registered };
  return { won: `Finalizad${s}`, lost: canBeLost ? `Perdid${s}` : null, registered };
}

const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** A figure where there is little room: `1,2 mi`, `50 mil`. */
export const shortNumber = (value: number) => compact.format(value);

const monthNames = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** `2026-03` as `mar`, or as `mar/26`. */
export function monthLabel(month: string, style: 'short' | 'long'): string {
  const name = monthNames[Number(month.slice(5)) - 1] ?? month;
  return style === 'short' ? name : `${name}/${month.slice(2, 4)}`;
}
