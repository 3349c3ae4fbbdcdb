import { formatDate } from '@girassol/shared-domain';
import type { ExpectedFinancingPaper } from '@girassol/shared-domain/contract';
import { paperStatusLabels } from '@girassol/shared-domain/financing';
import type { Tone } from '@girassol/shared-ui';

type Paper = ExpectedFinancingPaper;

/** In words and a colour where a paper stands (financing-066). */
export function paperBadge({ status }: Pick<Paper, 'status'>): { label: string; tone: Tone } {
  const tones: Record<NonNullable<Paper['status']>, Tone> = {
    PENDING: 'info',
    APPROVED: 'good',
    REJECTED: 'bad',
    WAIVED: 'good',
  };
  return status === null
    ? { label: 'Falta enviar', tone: 'warn' }
    : { label: paperStatusLabels[status], tone: tones[status] };
}

const feminine = /^(CNH|Conta|DRE|NFe|ART|Foto)/;

/** `a CNH`, `o RG`. */
export const withArticle = (label: string): string => `${feminine.test(label) ? 'a' : 'o'} ${label}`;

/** `Usar a CNH enviada em 12/03`, with the year where it was another one. */
export function reuseWords(label: string, sentAt: number, now: number): string {
  const open = label.indexOf(' (');
  const short = open >= 0 && label.endsWith(')') ? label.slice(0, open) : label;
  const day = formatDate(sentAt);
  const isThisYear = day.slice(-4) === formatDate(now).slice(-4);
  return `Usar ${withArticle(short)} ${feminine.test(short) ? 'enviada' : 'enviado'} em ${isThisYear ? day.slice(0, 5) : day}`;
}

/** What a paper is called by itself: those of partners say whose they are. */
export const fullLabel = ({ label, semantic }: Pick<Paper, 'label' | 'semantic'>): string => {
  const partner = partnerOf(semantic);
  return partner === null ? label : `${label} do sócio ${partner}`;
};

/** Which partner of a company a paper is of; null: none. */
export const partnerOf = (semantic: string): number | null => {
  const [, number] = / Sócio (\d+)$/.exec(semantic) ?? [];
  return number === undefined ? null : Number(number);
};

/** `2 de 4 aprovados, 1 em análise` */
export function progressWords(papers: readonly Paper[]): string {
  const taken = papers.filter(({ status }) => status === 'APPROVED' || status === 'WAIVED').length;
  const waiting = papers.filter(({ status }) => status === 'PENDING').length;
  return `${taken} de ${papers.length} aprovados${waiting > 0 ? `, ${waiting} em análise` : ''}`;
}
