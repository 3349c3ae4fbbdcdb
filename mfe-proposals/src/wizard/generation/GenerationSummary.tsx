import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import type { ProposalResult } from '@girassol/shared-domain/solar';
import { yearlyAverage } from '@girassol/shared-domain/solar';
import { Card, Heading, Stack, Text } from '@girassol/shared-ui';
import { BigFigure } from '../charts/BigFigure';
import { type Fact, FactList } from '../charts/FactList';
import { Warnings } from '../charts/Warnings';

/** What the system gives in its first year, and what should be looked at. */
export function GenerationSummary({ proposal, result }: { proposal: Proposal; result: ProposalResult }) {
  return (
    <Card as="section" aria-label="Geração">
      <Stack gap={12}>
        <Heading level={2} size={16}>
          Geração
        </Heading>
        {result.ok ? (
          <Figures proposal={proposal} result={result} />
        ) : (
          <Text as="p" size={13} tone="soft">
            O cálculo aparece aqui. {result.problems[0]?.message}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Figures({
  proposal,
  result,
}: {
  proposal: Proposal;
  result: Extract<ProposalResult, { ok: true }>;
}) {
  const { generation, irradiation, warnings } = result.study;
  if (!generation) return null;
  const { realSystemData } = proposal;
  const facts: Fact[] = [
    { label: 'Potência do sistema', value: formatPower(realSystemData?.power ?? 0) },
    { label: 'Geração no ano', value: `${formatNumber(generation.yearly, 0)} kWh` },
    { label: 'Do consumo', value: `${formatNumber(generation.offset * 100, 0)}%` },
    { label: 'Irradiação média', value: `${formatNumber(yearlyAverage(irradiation.monthly))} kWh/m²/dia` },
  ];
  if (realSystemData && realSystemData.minArea > 0)
    facts.push({ label: 'Área', value: `${formatNumber(realSystemData.minArea)} m²` });
  if (realSystemData && realSystemData.distributedWeight > 0)
    facts.push({
      label: 'Peso no telhado',
      value: `${formatNumber(realSystemData.distributedWeight)} kg/m²`,
    });
  return (
    <>
      <BigFigure value={`${formatNumber(generation.averageMonthly, 0)} kWh`}>por mês, em média</BigFigure>
      <FactList facts={facts} />
      <Warnings messages={warnings.map(({ message }) => message)} />
    </>
  );
}
