import { useSession } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import {
  findComponentExclusion,
  formatCents,
  type PricingContext,
  type ServiceLine,
} from '@girassol/shared-domain/pricing';
import { buildPricingContext, type PricedStudy } from '@girassol/shared-domain/solar';
import { tokens } from '@girassol/shared-ui';
import { Checkbox, FormSection } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { AutoPriceValues } from './auto-values';
import {
  describeComponentConditions,
  describeComponentExclusion,
  describeComponentRule,
  getComponentKindLabel,
} from './component-reasons';
import type { PriceRules } from './price-rules';

interface ComponentListsProps {
  proposal: Proposal;
  rules: PriceRules;
  /** Null while there is no price. */
  priced: PricedStudy | null;
}

/**
 * Three lists about an automatic price: components that make up the price, components that do not apply with
 * the reason, and optional components that can be added (pricing-006 to -010).
 */
export function PriceComponentLists({ proposal, rules, priced }: ComponentListsProps) {
  const { values, setFieldValue } = useFormikContext<AutoPriceValues>();
  const getName = usePersonNames(proposal);
  const { pricingComponents, restrictions } = rules.autoPricingDetailed;
  const context = buildComponentContext(proposal, values.addedOptionalComponents);
  const optional = pricingComponents.filter(({ isOptional }) => isOptional);
  const standing = pricingComponents.map((component) => ({
    component,
    exclusion: findComponentExclusion(component, context, restrictions),
  }));
  const applied = standing.filter(({ exclusion }) => exclusion === null);
  const left = standing.filter(({ exclusion }) => exclusion !== null);
  const lines = priced ? [...priced.price.serviceCosts, ...priced.price.percentageComponents] : [];
  const getLine = (id: string): Pick<ServiceLine, 'amount' | 'formula'> | undefined =>
    lines.find(({ componentId }) => componentId === id);

  const toggle = (id: string, isAdded: boolean) =>
    void setFieldValue(
      'addedOptionalComponents',
      isAdded
        ? [...values.addedOptionalComponents, id]
        : values.addedOptionalComponents.filter((added) => added !== id),
    );

  return (
    <>
      {optional.length > 0 && (
        <FormSection aria-labelledby="section-optional">
          <h2 id="section-optional">Opcionais</h2>
          <p>O que pode ser acrescentado a esta proposta.</p>
          {optional.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              label={name}
              value={values.addedOptionalComponents.includes(_id)}
              onChange={(isAdded) => toggle(_id, isAdded)}
            />
          ))}
        </FormSection>
      )}
      <FormSection aria-labelledby="section-applied">
        <h2 id="section-applied">Componentes que valem</h2>
        <p>Cada um com a regra que o escolheu e o que ele dá neste sistema.</p>
        <List aria-label="Componentes que valem">
          {applied.map(({ component }) => {
            const line = getLine(component._id);
            const conditions = describeComponentConditions(component, getName);
            return (
              <li key={component._id}>
                <strong>{component.name}</strong>
                <strong>{line ? formatCents(line.amount) : '–'}</strong>
                <small>
                  {getComponentKindLabel(component)}: {describeComponentRule(component, context)}
                  {conditions && `, com ${conditions}`}
                </small>
                {line && <small>{line.formula}</small>}
              </li>
            );
          })}
        </List>
      </FormSection>
      {left.length > 0 && (
        <FormSection aria-labelledby="section-left">
          <h2 id="section-left">Componentes que não valem</h2>
          <p>E o que falta para valerem.</p>
          <List aria-label="Componentes que não valem">
            {left.map(({ component, exclusion }) => (
              <li key={component._id}>
                <span>{component.name}</span>
                <span>{getComponentKindLabel(component)}</span>
                <small>{exclusion && describeComponentExclusion(exclusion, component, getName)}</small>
              </li>
            ))}
          </List>
        </FormSection>
      )}
    </>
  );
}

function buildComponentContext(proposal: Proposal, addedOptionalComponents: string[]): PricingContext {
  const { preVendor = null, roofHeight = 0 } = proposal.pricingFacts ?? {};
  return {
    ...buildPricingContext(proposal),
    vendor: proposal.userData._id,
    preVendor,
    roofHeight,
    addedOptionalComponents,
  };
}

/** Names of the people whom rules are about, as far as the session knows them. */
function usePersonNames({ userData }: Proposal): (userId: string) => string {
  const session = useSession();
  const people = [
    userData,
    ...(session?.vendors ?? []),
    ...(session ? [{ ...session, _id: session.userId }] : []),
  ];
  return (userId) => people.find(({ _id }) => _id === userId)?.personalData.name ?? 'outra pessoa';
}

const { color, font, space } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[14]};
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${space[16]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  > li:first-child { border-top: 0; }
  > li > :nth-child(2) { text-align: end; }
  strong { font-weight: ${tokens.weight.medium}; color: ${color.ink}; }
  small { grid-column: 1 / -1; color: ${color.inkSoft}; font: ${font[13]}; overflow-wrap: anywhere; }
`;
