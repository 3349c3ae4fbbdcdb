import { formatDate, instantOf, plainText } from '@girassol/shared-domain';
import type { ItemStatus, Kanban } from '@girassol/shared-domain/contract';
import {
  type BoardImportType,
  boardImports,
  importedStatus,
  type RowFault,
  type RowValues,
} from '@girassol/shared-domain/imports';

/** An item as a row of a spreadsheet describes one. */
export interface RowItem {
  name: string;
  amountCents: number;
  status: ItemStatus;
  columnId: string;
  note: string | null;
  /** Epoch milliseconds. */
  registeredAt: number | null;
  /** Days are `YYYY-MM-DD`; of what is open null. */
  finishedDate: string | null;
  faults: RowFault[];
}

/** Reads the item of a row. A stage is named by its title or counted from 1; left empty, it is the first. */
export function rowItem(type: BoardImportType, values: RowValues, { columns }: Kanban): RowItem {
  const { suffix } = boardImports[type];
  const of = (property: string) => values[`${property}_${suffix}`];
  const faults: RowFault[] = [];
  const status = importedStatus(type, String(of('status') ?? '')) ?? 'IN_PROGRESS';
  const stage = String(of('etapa_funil') ?? '').trim();
  const column =
    stage === ''
      ? columns[0]
      : (columns.find(({ title }) => plainText(title) === plainText(stage)) ??
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
    registeredAt: registered === undefined ? null : instantOf(String(registered), '12:00'),
    finishedDate: status === 'IN_PROGRESS' || finished === undefined ? null : String(finished),
    faults,
  };
}

/** Two items of a customer on one board with the same name are one. */
export const itemKey = (customer: string, name: string): string => `${customer} ${plainText(name)}`;
