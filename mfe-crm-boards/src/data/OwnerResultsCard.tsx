import { computeWonPercent, formatMoney, formatNumber, MANAGER_OWNER_LABEL } from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { BarTable } from './BarTable';
import { ChartCard } from './ChartCard';
import type { WonAndLostLabels } from './data-labels';
import { EmptyChartText, FigureExplanation } from './data-layout';

/** Card with the results of each owner of a board's items in the chosen period, highest first. */
export function OwnerResultsCard({
  owners,
  words,
}: Pick<BoardFigures, 'owners'> & { words: WonAndLostLabels }) {
  const head: [string, ...string[]] = ['Responsável', words.won, 'Valor'];
  if (words.lost) head.push(words.rate);
  return (
    <ChartCard title="Por responsável">
      {owners.length === 0 && <EmptyChartText>Ninguém tem itens aqui ainda.</EmptyChartText>}
      {owners.length > 0 && (
        <BarTable
          caption="Por responsável"
          head={head}
          colour={tokens.color.chart1}
          rows={owners.map(({ user, won, lost }) => {
            const ended = won.items + lost.items;
            const rate = ended > 0 ? `${formatNumber(computeWonPercent(won.items, ended), 0)}%` : '–';
            return {
              id: user?._id ?? MANAGER_OWNER_LABEL,
              label: user?.personalData.name ?? MANAGER_OWNER_LABEL,
              value: won.amount,
              cells: [formatNumber(won.items, 0), formatMoney(won.amount), ...(words.lost ? [rate] : [])],
            };
          })}
        />
      )}
      {words.lost && owners.length > 0 && <FigureExplanation>{words.rateMeaning}</FigureExplanation>}
    </ChartCard>
  );
}
