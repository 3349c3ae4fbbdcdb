import { formatExactNumber, formatMoney } from '@girassol/shared-domain';
import { isPercentageKind, pricingComponentKinds } from '@girassol/shared-domain/pricing';
import { Badge, Button, EmptyState, Icon, Stack, Text, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { FormRow, RowButtons, RowLimitText, useFormRows } from '@girassol/shared-ui/fields';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ImpossiblePercentagesNotice } from './ImpossiblePercentagesNotice';
import { PricingComponentFields } from './PricingComponentFields';
import {
  ANY_QUANTITY_TIER_END,
  buildDefaultPricingComponent,
  copyPricingComponent,
  type PricingComponentValues,
  type PricingSettingsValues,
} from './pricing-settings-values';
import type { PricingPeople } from './use-people';

/** Maximum number of components that the server takes. */
const MAX_COMPONENTS = 100;

/** Editor of the components of detailed pricing, expanded one at a time. */
export function PricingComponentsEditor({ people }: { people: PricingPeople }) {
  const { values, errors } = useFormikContext<PricingSettingsValues>();
  const { components } = values;
  const rows = useFormRows('components', components);
  const [open, setOpen] = useState<string | null>(null);

  function add(component: PricingComponentValues, index = components.length) {
    rows.insert(index, component);
    setOpen(component._id);
  }
  return (
    <>
      <ImpossiblePercentagesNotice />
      {components.length === 0 && (
        <EmptyState
          isCompact
          title="Nenhum componente"
          text="Sem componentes não há preço detalhado: adicione custos, comissões e lucro."
        />
      )}
      <List>
        {components.map((component, index) => {
          const { _id } = component;
          const name = component.name.trim() || `componente ${index + 1}`;
          const isOpen = open === _id;
          const isWrong = getIn(errors, `components.${index}`) !== undefined;
          return (
            <li key={_id}>
              <FormRow path={`components.${index}`} name={name} onReveal={() => setOpen(_id)} />
              <Head>
                <Opener type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : _id)}>
                  <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
                  <span>
                    <VisuallyHidden>Editar </VisuallyHidden>
                    <strong>{component.name.trim() || 'Sem nome'}</strong>{' '}
                    <small>{describeComponent(component)}</small>
                  </span>
                  <Badges>
                    {isWrong && <Badge tone="bad">Corrigir</Badge>}
                    {component.isOptional && <Badge>Opcional</Badge>}
                    {component.isRevenue && <Badge tone="good">Receita</Badge>}
                    {(component.conditionals.length > 0 || component.restriction !== null) && (
                      <Badge tone="info">Condicional</Badge>
                    )}
                  </Badges>
                </Opener>
                <RowButtons
                  name={name}
                  index={index}
                  count={components.length}
                  onMove={(to) => rows.move(index, to)}
                  onDuplicate={
                    components.length >= MAX_COMPONENTS
                      ? undefined
                      : () =>
                          add(
                            copyPricingComponent(
                              component,
                              components.map((one) => one.name),
                            ),
                            index + 1,
                          )
                  }
                  onDelete={() => rows.remove(index, name)}
                />
              </Head>
              {isOpen && (
                <PricingComponentFields component={component} path={`components.${index}`} people={people} />
              )}
            </li>
          );
        })}
      </List>
      <Stack gap={8} align="start">
        <Button
          icon="plus"
          disabled={components.length >= MAX_COMPONENTS}
          onClick={() => add(buildDefaultPricingComponent())}
        >
          Adicionar componente
        </Button>
        <RowLimitText count={components.length} limit={MAX_COMPONENTS} many="componentes" />
        {components.length > 0 && (
          <Text as="p" size={13} tone="soft">
            Percentuais do valor final contêm a si mesmos: o preço é resolvido de uma vez, não somado por
            cima.
          </Text>
        )}
      </Stack>
    </>
  );
}

/** Describes a component in one line: its service, kind and value. */
const describeComponent = (component: PricingComponentValues): string =>
  [component.service.trim(), valueText(component)].filter((part) => part !== '').join(' · ');

function valueText({ type, rules }: PricingComponentValues): string {
  const kind = pricingComponentKinds.find(({ value }) => value === type)?.label ?? type;
  const getText = (value: number | null) =>
    value === null ? '—' : isPercentageKind(type) ? `${formatExactNumber(value)}%` : formatMoney(value);
  const [only] = rules;
  if (rules.length === 1 && only && (only.power ?? 0) >= ANY_QUANTITY_TIER_END)
    return `${kind}: ${getText(only.value)}`;
  return `${kind}: ${rules.length} ${rules.length === 1 ? 'faixa' : 'faixas'}`;
}

const { color, font, radius, screen, space, weight } = tokens;

const List = styled.ol`
  margin: 0 0 ${space[12]};
  padding: 0;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &:empty { display: none; }
  > li { border-top: 1px solid ${color.lineSoft}; }
  > li:first-child { border-top: 0; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[4]} ${space[8]} ${space[4]} 0;
  @media ${screen.phone} { flex-wrap: wrap; justify-content: flex-end; }
`;

const Opener = styled.button`
  display: flex;
  flex: 1 1 16rem;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space[4]} ${space[12]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { background: ${color.hover}; }
  > span { display: grid; min-width: 0; }
  strong { font-weight: ${weight.strong}; }
  small { color: ${color.inkSoft}; font: ${font[13]}; }
  > svg { flex: none; }
`;

const Badges = styled.span`
  && { display: flex; flex-wrap: wrap; gap: ${space[4]}; margin-left: auto; }
`;
