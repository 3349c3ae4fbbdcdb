import { formatNumber } from '@girassol/shared-domain';
import { computeAvoidedEmissions } from '@girassol/shared-domain/solar';
import { LabelledFigureList, PageSection } from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/** Section of a proposal's page with the emissions that the generation of one year avoids (proposals-024). */
export function EnvironmentSection({ study }: ProposalPageData) {
  if (!study?.generation) return null;
  const { co2, trees, cars } = computeAvoidedEmissions(study.generation.yearly);
  return (
    <PageSection id="ambiente" title="Para o meio ambiente" lead="O que um ano de geração representa.">
      <LabelledFigureList
        facts={[
          ['CO₂ evitado', `${formatNumber(co2, 0)} kg`, 'por ano'],
          ['Árvores', formatNumber(trees, 0), 'plantadas absorveriam o mesmo'],
          ['Carros', formatNumber(cars, 1), 'fora das ruas por um ano poupariam o mesmo'],
        ]}
      />
    </PageSection>
  );
}
