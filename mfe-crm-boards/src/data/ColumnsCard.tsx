import { type BoardDescription, formatMoney, formatNumber } from '@girassol/shared-domain';
import type { BoardData } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { BarTable } from './BarTable';
import { ChartCard } from './ChartCard';

/** What stands in each column now: where the work piles up. */
export function ColumnsCard({ columns, board }: Pick<BoardData, 'columns'> & { board: BoardDescription }) {
  const title = `${board.boardWord === 'funil' ? 'Funil' : 'Quadro'} agora, por coluna`;
  return (
    <ChartCard title={title}>
      <BarTable
        caption={title}
        head={['Coluna', board.itemsName, 'Valor']}
        colour={tokens.color.chart3}
        rows={columns.map(({ _id, title: label, items, amount }) => ({
          id: _id,
          label,
          value: items,
          cells: [formatNumber(items, 0), formatMoney(amount)],
        }))}
      />
    </ChartCard>
  );
}
