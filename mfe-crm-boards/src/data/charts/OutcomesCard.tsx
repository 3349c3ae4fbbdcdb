import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { Legend, VictoryContainer, VictoryPie } from '@girassol/shared-ui/charts';
import { styled } from 'styled-components';
import { ChartCard } from '../ChartCard';
import type { WonAndLostLabels } from '../data-labels';
import { EmptyChartText } from '../data-layout';

const { color, font, space, weight } = tokens;
const SIZE = 200;

/** Card with the outcomes of items: won and lost in the period, and open now. */
export function OutcomesCard({ data, words }: { data: BoardFigures; words: WonAndLostLabels }) {
  const parts = [
    { label: words.won, colour: color.chart1, sums: data.won },
    ...(words.lost ? [{ label: words.lost, colour: color.chart5, sums: data.lost }] : []),
    { label: 'Em aberto agora', colour: color.chart2, sums: data.open },
  ];
  const all = parts.reduce((sum, { sums }) => sum + sums.items, 0);
  const legend = parts.map(({ label, colour, sums }) => ({
    label,
    colour,
    text: `${formatNumber(sums.items, 0)} · ${formatMoney(sums.amount)}`,
  }));
  return (
    <ChartCard title="Por situação">
      {all === 0 && <EmptyChartText>Nada registrado por aqui ainda.</EmptyChartText>}
      {all > 0 && (
        <Ring>
          <div role="img" aria-label="Gráfico por situação. Os números estão na legenda.">
            <VictoryPie
              width={SIZE}
              height={SIZE}
              padding={0}
              innerRadius={SIZE * 0.34}
              padAngle={1.5}
              cornerRadius={3}
              labels={[]}
              data={parts.map(({ label, sums }) => ({ x: label, y: sums.items }))}
              colorScale={parts.map(({ colour }) => colour)}
              containerComponent={<VictoryContainer responsive={false} role="presentation" />}
            />
            <p aria-hidden>
              <strong>{formatNumber(all, 0)}</strong>
              no total
            </p>
          </div>
          <Legend items={legend} />
        </Ring>
      )}
    </ChartCard>
  );
}

const Ring = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[16]} ${space[32]};
  > div { position: relative; width: ${SIZE}px; height: ${SIZE}px; }
  p { position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; margin: 0; color: ${color.inkSoft}; font: ${font[13]}; }
  p strong { color: ${color.ink}; font: ${font[24]}; font-weight: ${weight.strong}; }
  > ul { flex-direction: column; gap: ${space[12]}; }
`;
