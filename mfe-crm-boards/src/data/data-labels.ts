import { type BoardDescription, formatNumber } from '@girassol/shared-domain';

/** Returns the title of a board's figures, for example "Dados de vendas". */
export const getBoardDataTitle = ({ itemsName }: Pick<BoardDescription, 'itemsName'>) =>
  `Dados de ${itemsName.toLocaleLowerCase('pt-BR')}`;

/**
 * Labels of a board for the outcomes of its items: won, lost, registered, and the success rate with the
 * explanation of its calculation. `lost` is null on boards where items cannot be lost.
 */
export interface WonAndLostLabels {
  /** Items that ended well: "Ganhas". */
  won: string;
  /** Items that ended badly; null on boards where none does. */
  lost: string | null;
  /** The won ones in percent of all with an outcome. Not "conversão", which is of the generated ones (shell.home-029). */
  rate: string;
  /** Explanation of how the rate is calculated, in a sentence. */
  rateMeaning: string;
  registered: string;
}

/** Returns the labels for the outcomes of a board's items, as used in figures and charts. */
export function getWonAndLostLabels({ kind, gender, canBeLost }: BoardDescription): WonAndLostLabels {
  const s = gender === 'f' ? 'as' : 'os';
  const registered = `Registrad${s}`;
  const rated = (rate: string, won: string, lost: string | null) => ({
    won,
    lost,
    registered,
    rate,
    rateMeaning: `${rate}: ${won.toLocaleLowerCase('pt-BR')} no período entre ${s === 'as' ? 'todas as' : 'todos os'} que tiveram desfecho nele.`,
  });
  if (kind === 'SALES') {
    const sales = rated('Taxa de ganho', 'Ganhas', 'Perdidas');
    // The home page has the other figure.
    return {
      ...sales,
      rateMeaning: `${sales.rateMeaning} A conversão, no início, é outra: compara com as geradas no mês.`,
    };
  }
  if (kind === 'PRE_SALES') return rated('Taxa de qualificação', 'Qualificados', 'Desqualificados');
  return rated('Taxa de conclusão', `Finalizad${s}`, canBeLost ? `Perdid${s}` : null);
}

const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a number for narrow spaces: `1,2 mi`, `50 mil`. */
export const formatShortNumber = (value: number) => compact.format(value);

/** Formats an amount of money that stands alone as a key figure: whole reais, from a million on `R$ 3,97 mi`. */
export const formatKeyAmount = (reais: number) =>
  reais < 1_000_000 ? `R$ ${formatNumber(reais, 0)}` : `R$ ${formatNumber(reais / 1_000_000, 2)} mi`;

const monthNames = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Formats a month `2026-03` as `mar`, or as `mar/26`. */
export function formatMonthLabel(month: string, style: 'short' | 'long'): string {
  const name = monthNames[Number(month.slice(5)) - 1] ?? month;
  return style === 'short' ? name : `${name}/${month.slice(2, 4)}`;
}
