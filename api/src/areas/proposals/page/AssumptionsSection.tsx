import { PageSection } from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/** Section of a proposal's page that explains the assumptions behind its figures in plain language. */
export function AssumptionsSection({ study }: ProposalPageData) {
  if (!study) return null;
  return (
    <PageSection
      id="premissas"
      title="O que consideramos no cálculo"
      lead="Os números desta proposta são estimativas, feitas com estas premissas."
    >
      <dl className="assumptions">
        {study.assumptions.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
