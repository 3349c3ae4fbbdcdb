import { formatMoney } from '@girassol/shared-domain';
import { Card, Row, Stack, tokens } from '..';
import { Legend, MonthsChart, VictoryContainer, VictoryPie } from '../entries/charts';
import { GallerySection } from './GallerySection';

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun'].map((short) => ({ short, long: `${short}/26` }));
const series = [
  { label: 'Ganhos', colour: tokens.color.chart1, values: [120, 180, 90, 240, 210, 300] },
  { label: 'Perdas', colour: tokens.color.chart2, values: [40, 60, 80, 30, 50, 45] },
].map((one) => ({ ...one, values: one.values.map((thousands) => thousands * 1_000) }));
const parts = [
  { x: 'Residencial', y: 62 },
  { x: 'Comercial', y: 27 },
  { x: 'Rural', y: 11 },
];
const colours = [tokens.color.chart1, tokens.color.chart2, tokens.color.chart3];

/** Sample of charts and their legends. */
export function ChartSample() {
  return (
    <GallerySection title="Gráficos">
      <Card padding={24}>
        <Stack gap={16}>
          <Legend items={series.map(({ label, colour }) => ({ label, colour }))} />
          <MonthsChart
            months={months}
            series={series}
            measure={{ full: formatMoney, short: (value) => `${value / 1_000} mil` }}
            label="Ganhos e perdas de janeiro a junho"
          />
        </Stack>
      </Card>
      <Card padding={24}>
        <Row gap={24} wraps>
          <div
            role="img"
            aria-label="Vendas por tipo de imóvel: 62 % residencial, 27 % comercial, 11 % rural"
          >
            <VictoryPie
              standalone
              width={180}
              height={180}
              padding={8}
              innerRadius={48}
              labels={() => ''}
              data={parts}
              colorScale={colours}
              containerComponent={<VictoryContainer responsive={false} role="presentation" />}
            />
          </div>
          <Legend
            items={parts.map(({ x, y }, index) => ({
              label: x,
              colour: colours[index] ?? tokens.color.chart1,
              text: `${y} %`,
            }))}
          />
        </Row>
      </Card>
    </GallerySection>
  );
}
