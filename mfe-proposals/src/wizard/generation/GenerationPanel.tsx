import { formatNumber } from '@girassol/shared-domain';
import { monthNames, sum } from '@girassol/shared-domain/solar';
import { Stack, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { EnergyChart } from '../../charts/EnergyChart';

const { color, font, space, weight } = tokens;

const kwh = (value: number) => formatNumber(value, 0);

interface GenerationPanelProps {
  /** kWh of the twelve months, and of the year. */
  study: { monthlyConsumption: number[]; generation: { monthly: number[]; yearly: number } | null };
}

/**
 * Panel that compares the generation of a proposal's system with the consumption, month by month, as bars and
 * as a table.
 */
export function GenerationPanel({ study }: GenerationPanelProps) {
  const { generation, monthlyConsumption } = study;
  if (!generation) return null;
  const rows = monthNames.map((name, month) => ({
    name,
    consumption: monthlyConsumption[month] ?? 0,
    generation: generation.monthly[month] ?? 0,
  }));
  const total = { name: 'Ano', consumption: sum(monthlyConsumption), generation: generation.yearly };
  return (
    <FormSection aria-labelledby="section-generation">
      <h2 id="section-generation">Geração e consumo</h2>
      <p>O primeiro ano do sistema, mês a mês.</p>
      <Stack gap={16}>
        <EnergyChart
          height={240}
          legend
          series={[
            { label: 'Consumo', colour: color.chartConsumption, values: monthlyConsumption },
            { label: 'Geração', colour: color.chartGeneration, values: generation.monthly },
          ]}
        />
        <Table>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              <th scope="col">Consumo (kWh)</th>
              <th scope="col">Geração (kWh)</th>
              <th scope="col">Saldo (kWh)</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, total].map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{kwh(row.consumption)}</td>
                <td>{kwh(row.generation)}</td>
                <td>{kwh(row.generation - row.consumption)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </FormSection>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  th, td { padding: 6px ${space[8]}; border-top: 1px solid ${color.lineSoft}; text-align: end; }
  thead th { border-top: 0; color: ${color.inkSoft}; font-weight: ${weight.medium}; vertical-align: bottom; }
  th:first-child { text-align: start; font-weight: ${weight.regular}; color: ${color.inkSoft}; padding-left: 0; }
  td:last-child, th:last-child { padding-right: 0; }
  tbody th::first-letter { text-transform: uppercase; }
  tbody tr:last-child > * { border-top-color: ${color.line}; font-weight: ${weight.strong}; color: ${color.ink}; }
`;
