import { type BoardDescription, formatMoney, formatNumber } from '@girassol/shared-domain';
import type { BoardData } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { BarTable } from './BarTable';
import { ChartCard } from './ChartCard';
import { Nothing } from './data-layout';

/** Why items were lost in the period, most frequent first. */
export function LostReasonsCard({
  reasons,
  board,
}: {
  reasons: BoardData['lostReasons'];
  board: BoardDescription;
}) {
  const title = board.kind === 'PRE_SALES' ? 'Motivos de desqualificação' : 'Motivos de perda';
  return (
    <ChartCard title={title}>
      {reasons.length === 0 && <Nothing>Nada foi perdido no período.</Nothing>}
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
