import type { PageFacts } from './page-facts';
import { Section } from './Section';

/** What the figures take for given, in plain words: nobody should have to trust a number without its reason. */
export function AssumptionsSection({ study }: PageFacts) {
  if (!study) return null;
  return (
    <Section
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
    </Section>
  );
}
