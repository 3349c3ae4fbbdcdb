import type { ExportRow, ExportSource, ExportSourceContext } from '@girassol/api-platform/exports';
import { formatMonth } from '@girassol/shared-domain';
import type { BoardFigureSums, BoardFigures, ExportRequest } from '@girassol/shared-domain/contract';
import { loadBoardData } from '../../board-data/load-board-data';

type Filters = Extract<ExportRequest, { kind: 'data' }>['filters'];

/**
 * Source of the export of a board's figures, as the page of figures shows them. The figures are few rows, and
 * are computed again for each portion.
 */
export const boardDataSource: ExportSource<Filters> = {
  sight: (tx, caller, filters) => figures({ tx, caller, filters, sight: null }),
  keys: async (look) => (await figureRows(look)).map((_, index) => String(index)),
  async rows(look, keys) {
    const rows = await figureRows(look);
    return rows.filter((_, index) => keys.includes(String(index)));
  },
};

const figures = ({ tx, caller, filters }: ExportSourceContext<Filters, unknown>): Promise<BoardFigures> =>
  loadBoardData(tx, caller, filters.fetchId ?? caller.userId, filters);

async function figureRows(look: ExportSourceContext<Filters, unknown>): Promise<ExportRow[]> {
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

const cells = (sums: Partial<Record<Sums, BoardFigureSums>>): ExportRow =>
  Object.fromEntries(
    Object.entries(sums).flatMap(([name, { items, amount, power }]) => [
      [`${name}_itens`, items],
      [`${name}_valor`, amount],
      [`${name}_potencia`, power],
    ]),
  );
