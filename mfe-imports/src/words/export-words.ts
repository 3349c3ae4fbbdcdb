import { formatCount, formatDate, formatNumber } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import type { ExportFormat, ExportState } from '@girassol/shared-domain/exports';
import type { BadgeProps } from '@girassol/shared-ui';

interface StateWord {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const states: Record<ExportState, StateWord> = {
  QUEUED: { label: 'Na fila', tone: 'info' },
  WRITING: { label: 'Exportando', tone: 'info' },
  DONE: { label: 'Pronta', tone: 'good' },
  FAILED: { label: 'Interrompida', tone: 'bad' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
};

const EXPIRED: StateWord = { label: 'Vencida', tone: 'neutral' };

export const formatWords: Record<ExportFormat, string> = { xlsx: 'Planilha (xlsx)', csv: 'CSV' };

/** Is there a file to download at this moment (epoch milliseconds)? */
export const hasFile = ({ state, expiresTimestamp }: ExportRecord, now: number): boolean =>
  state === 'DONE' && expiresTimestamp !== null && expiresTimestamp > now;

/** How far an export is, in a word, with its colour. */
export const exportWord = (one: ExportRecord, now: number): StateWord =>
  one.state === 'DONE' && !hasFile(one, now) ? EXPIRED : states[one.state];

/** `até 12/05` */
export const untilText = (expiresTimestamp: number): string =>
  `até ${formatDate(expiresTimestamp).slice(0, 5)}`;

/** How much is written, 0 to 100; null until the rows are counted. */
export const percentOf = ({ done, total }: Pick<ExportRecord, 'done' | 'total'>): number | null =>
  total === null || total === 0 ? null : Math.min(100, Math.floor((done / total) * 100));

/** `1.234 de 20.000 linhas`; `Contando as linhas` before. */
export const progressText = ({ done, total }: Pick<ExportRecord, 'done' | 'total'>): string =>
  total === null
    ? 'Contando as linhas'
    : `${formatNumber(done, 0)} de ${formatCount(total, 'linha', 'linhas')}`;
