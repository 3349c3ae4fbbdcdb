import type { BoardDescription } from '@girassol/shared-domain';

/** What the figures of a board are called: "Dados de vendas". */
export const dataTitle = ({ itemsName }: Pick<BoardDescription, 'itemsName'>) =>
  `Dados de ${itemsName.toLocaleLowerCase('pt-BR')}`;

export interface OutcomeWords {
  /** Items that ended well: "Ganhas". */
  won: string;
  /** Items that ended badly; null on boards where none does. */
  lost: string | null;
  /** The won ones in percent of all with an outcome. Not "conversão", which is of the generated ones (shell.home-029). */
  rate: string;
  /** How that is reckoned, in a sentence. */
  rateMeaning: string;
  registered: string;
}

/** How the outcomes of a board's items are called in figures and charts. */
export function outcomeWords({ kind, gender, canBeLost }: BoardDescription): OutcomeWords {
  const s = gender === 'f' ? 'as' : 'os';
  const registered = `Registrad${s}`;
  const rated = (rate: string, won: string, lost: string | null) => ({
    won,
    lost,
    registered,
    rate,
    rateMeaning: `${rate}: ${won.toLocaleLowerCase('pt-BR')} no período entre ${s === 'as' ? 'todas as' : 'todos os'} que tiveram desfecho nele.`,
  });
  if (kind === 'SALES') return rated('Taxa de ganho', 'Ganhas', 'Perdidas');
  if (kind === 'PRE_SALES') return rated('Taxa de qualificação', 'Qualificados', 'Desqualificados');
  return rated('Taxa de conclusão', `Finalizad${s}`, canBeLost ? `Perdid${s}` : null);
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
