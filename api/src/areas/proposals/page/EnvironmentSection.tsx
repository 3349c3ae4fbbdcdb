import { formatNumber } from '@girassol/shared-domain';
import { emissionsOf } from '@girassol/shared-domain/solar';
import type { PageFacts } from './page-facts';
import { Facts, Section } from './Section';

/** What a year of generation spares the air (proposals-024). */
export function EnvironmentSection({ study }: PageFacts) {
  if (!study?.generation) return null;
  const { co2, trees, cars } = emissionsOf(study.generation.yearly);
  return (
    <Section id="ambiente" title="Para o meio ambiente" lead="O que um ano de geração representa.">
      <Facts
        facts={[
          ['CO₂ evitado', `${formatNumber(co2, 0)} kg`, 'por ano'],
          ['Árvores', formatNumber(trees, 0), 'que absorveriam o mesmo'],
          ['Carros', formatNumber(cars, 1), 'a menos nas ruas'],
        ]}
      />
    </Section>
  );
}
