import { describeEmissionFactors } from '@girassol/shared-domain/solar';
import { PageSection } from './PageSection';
import { isSectionVisible, type ProposalPageData } from './proposal-page-data';

/** Section of a proposal's page that explains the assumptions behind its figures in plain language. */
export function AssumptionsSection(facts: ProposalPageData) {
  const { study } = facts;
  if (!study) return null;
  const hasEmissions = study.generation && isSectionVisible(facts, 'generation');
  const emissions = { key: 'emissions', label: 'Emissões evitadas', value: describeEmissionFactors() };
  const assumptions = hasEmissions ? [...study.assumptions, emissions] : study.assumptions;
  return (
    <PageSection
      id="premissas"
      title="O que consideramos no cálculo"
      lead="Os números desta proposta são estimativas, feitas com estas premissas."
    >
      <dl className="assumptions">
        {assumptions.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
