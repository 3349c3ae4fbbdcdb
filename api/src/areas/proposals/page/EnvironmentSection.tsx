import { formatNumber } from '@girassol/shared-domain';
import { computeAvoidedEmissions, EMISSION_EQUIVALENT_YEARS } from '@girassol/shared-domain/solar';
import { LabelledFigureList, PageSection } from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/** Section of a proposal's page with the emissions that the system avoids, in one year and in 25 (proposals-024). */
export function EnvironmentSection({ study }: ProposalPageData) {
  if (!study?.generation) return null;
  const { co2, trees, cars } = computeAvoidedEmissions(study.generation.yearly);
  return (
    <PageSection
      id="ambiente"
      title="Para o meio ambiente"
      lead={`O que a geração evita em um ano, e o que isso soma em ${EMISSION_EQUIVALENT_YEARS} anos.`}
    >
      <LabelledFigureList
        facts={[
          ['CO₂ evitado', `${formatNumber(co2, 0)} kg`, 'por ano'],
          [
            'Árvores',
            formatNumber(trees, 0),
            `absorvem, em ${EMISSION_EQUIVALENT_YEARS} anos, o que o sistema evita nesse tempo`,
          ],
          [
            'Carros',
            formatNumber(cars, 0),
            `fora das ruas por um ano poupam o que o sistema evita em ${EMISSION_EQUIVALENT_YEARS} anos`,
          ],
        ]}
      />
    </PageSection>
  );
}
