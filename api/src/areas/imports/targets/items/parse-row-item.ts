import { formatDate, toEpochMs, toSearchText } from '@girassol/shared-domain';
import type { ItemStatus, Kanban } from '@girassol/shared-domain/contract';
import {
  type BoardImportType,
  boardImportDefinitions,
  parseImportedStatus,
  type RowError,
  type RowValues,
} from '@girassol/shared-domain/imports';

/** Item that a row of an imported spreadsheet describes, with the faults found in it. */
export interface ParsedRowItem {
  name: string;
  amountCents: number;
  status: ItemStatus;
  columnId: string;
  note: string | null;
  /** Epoch milliseconds. */
  registeredAt: number | null;
  /** Days are `YYYY-MM-DD`; of what is open null. */
  finishedDate: string | null;
  faults: RowError[];
}

/**
 * Parses the item that a row of an import describes. The row names the item's column of the board by title or
 * by number from 1; without a name the item goes to the first column.
 */
export function parseRowItem(type: BoardImportType, values: RowValues, { columns }: Kanban): ParsedRowItem {
  const { suffix } = boardImportDefinitions[type];
  const of = (property: string) => values[`${property}_${suffix}`];
  const faults: RowError[] = [];
  const status = parseImportedStatus(type, String(of('status') ?? '')) ?? 'IN_PROGRESS';
  const stage = String(of('etapa_funil') ?? '').trim();
  const column =
    stage === ''
      ? columns[0]
      : (columns.find(({ title }) => toSearchText(title) === toSearchText(stage)) ??
        (/^\d{1,3}$/.test(stage) ? columns[Number(stage) - 1] : undefined));
  if (!column) {
    const titles = columns.map(({ title }) => `“${title}”`).join(', ');
    faults.push({
      column: null,
      property: `etapa_funil_${suffix}`,
      value: stage,
      message: `O quadro não tem a etapa “${stage}”. As etapas são: ${titles}.`,
    });
  }
  const registered = of('data_registro');
  const finished = of('data_finalizacao');
  if (registered !== undefined && finished !== undefined && String(finished) < String(registered)) {
    faults.push({
      column: null,
      property: `data_finalizacao_${suffix}`,
      value: formatDate(String(finished)),
      message: 'A finalização é antes do registro. Confira as duas datas.',
    });
  }
  const note = of('observacoes');
  return {
    name: String(of('nome') ?? ''),
    amountCents: Math.round(Number(of('valor') ?? 0) * 100),
    status,
    columnId: column?._id ?? '',
    note: note === undefined ? null : String(note),
    registeredAt: registered === undefined ? null : toEpochMs(String(registered), '12:00'),
    finishedDate: status === 'IN_PROGRESS' || finished === undefined ? null : String(finished),
    faults,
  };
}

/** Returns the key by which two rows describe the same item of a board: the same customer and name. */
export const getItemKey = (customer: string, name: string): string => `${customer} ${toSearchText(name)}`;
