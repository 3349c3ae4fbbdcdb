import { type BoardDescription, formatMoney, formatNumber } from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { BarTable } from './BarTable';
import { ChartCard } from './ChartCard';
import { EmptyChartText } from './data-layout';

/** Card with the reasons for which items of a board were lost in the chosen period, most frequent first. */
export function LostReasonsCard({
  reasons,
  board,
}: {
  reasons: BoardFigures['lostReasons'];
  board: BoardDescription;
}) {
  const title = board.kind === 'PRE_SALES' ? 'Motivos de desqualificação' : 'Motivos de perda';
  return (
    <ChartCard title={title}>
      {reasons.length === 0 && <EmptyChartText>Nada foi perdido no período.</EmptyChartText>}
      {reasons.length > 0 && (
        <BarTable
          caption={title}
          head={['Motivo', board.itemsName, 'Valor']}
          colour={tokens.color.chart5}
          rows={reasons.map(({ reason, items, amount }) => ({
            id: reason ?? '',
            label: reason ?? 'Sem motivo informado',
            value: items,
            cells: [formatNumber(items, 0), formatMoney(amount)],
          }))}
        />
      )}
    </ChartCard>
  );
}
