import { type BoardDescription, formatMoney, formatNumber } from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { BarTable } from './BarTable';
import { ChartCard } from './ChartCard';

/**
 * Card with the number and amount of the items now in each column of a board, to show where work accumulates.
 */
export function BoardColumnsCard({
  columns,
  board,
}: Pick<BoardFigures, 'columns'> & { board: BoardDescription }) {
  const title = `${board.boardNoun === 'funil' ? 'Funil' : 'Quadro'} agora, por coluna`;
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
