import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import {
  computeMonthlyAverage,
  type ProposalStudy,
  type ProposalStudyResult,
} from '@girassol/shared-domain/solar';
import { BigFigure } from '../../charts/BigFigure';
import { type Fact, FactList } from '../../charts/FactList';
import { LiveResultCard } from '../../charts/LiveResultCard';
import { SystemWarningList } from '../../charts/SystemWarningList';

/** Live summary of the generation step: the generation of the first year, and warnings about the system. */
export function GenerationSummary({ proposal, result }: { proposal: Proposal; result: ProposalStudyResult }) {
  return (
    <LiveResultCard title="Geração" result={result}>
      {({ study }) => <Figures proposal={proposal} study={study} />}
    </LiveResultCard>
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
    {
      label: 'Irradiação média',
      value: `${formatNumber(computeMonthlyAverage(irradiation.monthly))} kWh/m²/dia`,
    },
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
      <SystemWarningList messages={warnings.map(({ message }) => message)} />
    </>
  );
}
