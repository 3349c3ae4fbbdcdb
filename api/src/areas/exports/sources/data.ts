import { formatMonth } from '@girassol/shared-domain';
import type { BoardData, DataSums, ExportWish } from '@girassol/shared-domain/contract';
import { readBoardData } from '../../board-data/read-board-data';
import type { ExportRow, ExportSource, Look } from './source';

type Filters = Extract<ExportWish, { kind: 'data' }>['filters'];

/** Figures of the data page of a board: few rows, added up anew where they are asked for. */
export const dataSource: ExportSource<Filters> = {
  sight: (tx, caller, filters) => figures({ tx, caller, filters, sight: null }),
  keys: async (look) => (await figureRows(look)).map((_, index) => String(index)),
  async rows(look, keys) {
    const rows = await figureRows(look);
    return rows.filter((_, index) => keys.includes(String(index)));
  },
};

const figures = ({ tx, caller, filters }: Look<Filters, unknown>): Promise<BoardData> =>
  readBoardData(tx, caller, filters.fetchId ?? caller.userId, filters);

async function figureRows(look: Look<Filters, unknown>): Promise<ExportRow[]> {
  const data = await figures(look);
  const { open, registered, won, lost } = data;
  return [
    {
      grupo: 'Todo o período',
      nome: 'Total',
      ...cells({ abertos: open, registrados: registered, ganhos: won, perdidos: lost }),
      media_dias: data.averageDays === null ? null : Math.round(data.averageDays * 10) / 10,
    },
    ...data.months.map((month) => ({
      grupo: 'Por mês',
      nome: formatMonth(`${month.month}-01`),
      ...cells({ registrados: month.registered, ganhos: month.won, perdidos: month.lost }),
    })),
    ...data.owners.map((owner) => ({
      grupo: 'Por responsável',
      nome: owner.user?.personalData.name ?? 'GERENTE',
      ...cells({ abertos: owner.open, ganhos: owner.won, perdidos: owner.lost }),
    })),
    ...data.columns.map((column) => ({
      grupo: 'Por etapa',
      nome: column.title,
      ...cells({ abertos: column }),
    })),
    ...data.lostReasons.map((lostReason) => ({
      grupo: 'Por motivo da perda',
      nome: lostReason.reason ?? 'Sem motivo',
      ...cells({ perdidos: lostReason }),
    })),
  ];
}

type Sums = 'abertos' | 'registrados' | 'ganhos' | 'perdidos';

const cells = (sums: Partial<Record<Sums, DataSums>>): ExportRow =>
  Object.fromEntries(
    Object.entries(sums).flatMap(([name, { items, amount, power }]) => [
      [`${name}_itens`, items],
      [`${name}_valor`, amount],
      [`${name}_potencia`, power],
    ]),
  );
