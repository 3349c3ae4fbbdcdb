import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { type ProposalResult, type ProposalStudy, yearlyAverage } from '@girassol/shared-domain/solar';
import { BigFigure } from '../../charts/BigFigure';
import { type Fact, FactList } from '../../charts/FactList';
import { ResultCard } from '../../charts/ResultCard';
import { Warnings } from '../../charts/Warnings';

/** What the system gives in its first year, and what should be looked at. */
export function GenerationSummary({ proposal, result }: { proposal: Proposal; result: ProposalResult }) {
  return (
    <ResultCard title="Geração" result={result}>
      {({ study }) => <Figures proposal={proposal} study={study} />}
    </ResultCard>
  );
}

function Figures({
  proposal: { realSystemData },
  study: { generation, irradiation, warnings },
}: {
  proposal: Proposal;
  study: ProposalStudy;
}) {
  if (!generation) return null;
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
