import { formatCountWithNoun, formatDate, formatNumber } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import type { ExportFormat, ExportState } from '@girassol/shared-domain/exports';
import type { BadgeProps } from '@girassol/shared-ui';

interface StateLabel {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const exportStateLabels: Record<ExportState, StateLabel> = {
  QUEUED: { label: 'Na fila', tone: 'info' },
  WRITING: { label: 'Exportando', tone: 'info' },
  DONE: { label: 'Pronta', tone: 'good' },
  FAILED: { label: 'Interrompida', tone: 'bad' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
};

const EXPIRED: StateLabel = { label: 'Vencida', tone: 'neutral' };

export const exportFormatLabels: Record<ExportFormat, string> = { xlsx: 'Planilha (xlsx)', csv: 'CSV' };

/** Returns true if the export has a file to download at `now` (epoch milliseconds). */
export const hasDownloadableFile = ({ state, expiresTimestamp }: ExportRecord, now: number): boolean =>
  state === 'DONE' && expiresTimestamp !== null && expiresTimestamp > now;

/** Returns label and tone of an export's state. */
export const getExportStateLabel = (one: ExportRecord, now: number): StateLabel =>
  one.state === 'DONE' && !hasDownloadableFile(one, now) ? EXPIRED : exportStateLabels[one.state];

/** Formats the day until which the file of an export can be downloaded: `até 12/05`. */
export const formatExpirationDate = (expiresTimestamp: number): string =>
  `até ${formatDate(expiresTimestamp).slice(0, 5)}`;

/**
 * Computes the share of an export's rows that is already written, in percent from 0 to 100; null until the
 * rows are counted, and if there are none.
 */
export const computeExportPercent = ({ done, total }: Pick<ExportRecord, 'done' | 'total'>): number | null =>
  total === null || total === 0 ? null : Math.min(100, Math.floor((done / total) * 100));

/**
 * Formats the progress of an export: `1.234 de 20.000 linhas`, or `Contando as linhas` before the rows are
 * counted.
 */
export const formatExportProgress = ({ done, total }: Pick<ExportRecord, 'done' | 'total'>): string =>
  total === null
    ? 'Contando as linhas'
    : `${formatNumber(done, 0)} de ${formatCountWithNoun(total, 'linha', 'linhas')}`;
