import { isPercentageKind, pricingRuleQuantities } from '@girassol/shared-domain/pricing';
import { Button, IconButton, tokens } from '@girassol/shared-ui';
import { FormNumberField, FormRow, RowLimitText, useFormRows } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { generateUuid } from './generate-uuid';
import { ANY_QUANTITY_TIER_END, type PricingComponentValues } from './pricing-settings-values';

/** Maximum number of rules of a component that the server takes. */
const MAX_RULES = 50;

/** Editor of the rules of a pricing component: its values by the quantity on which the component is based. */
export function RulesEditor({ component, path }: { component: PricingComponentValues; path: string }) {
  const { rules, range, type } = component;
  const rows = useFormRows(`${path}.rules`, rules);
  const base = pricingRuleQuantities.find(({ value }) => value === range)?.label ?? '';
  const unit = isPercentageKind(type) ? '%' : 'R$';
  return (
    <RulesGroup role="group" aria-label="Valores por faixa">
      <h3>Valores por faixa</h3>
      {rules.map(({ key }, index) => (
        <Line key={key}>
          <FormRow path={`${path}.rules.${index}`} name={`faixa ${index + 1}`}>
            <FormNumberField
              name={`${path}.rules.${index}.power`}
              label={`Até (${base})`}
              decimals={3}
              description={
                rules.length === 1 && rules[0]?.power === ANY_QUANTITY_TIER_END
                  ? 'Vale para qualquer tamanho.'
                  : undefined
              }
            />
            <FormNumberField name={`${path}.rules.${index}.value`} label="Valor" unit={unit} decimals={4} />
          </FormRow>
          <IconButton
            icon="trash"
            label={`Excluir faixa ${index + 1}`}
            disabled={rules.length === 1}
            onClick={() => rows.remove(index)}
          />
        </Line>
      ))}
      <Button
        size="sm"
        icon="plus"
        disabled={rules.length >= MAX_RULES}
        onClick={() => rows.add({ key: generateUuid(), power: null, value: null })}
      >
        Adicionar faixa de valor
      </Button>
      <RowLimitText count={rules.length} limit={MAX_RULES} many="faixas" />
    </RulesGroup>
  );
}

const { font, space } = tokens;

export const RulesGroup = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[8]};
  h3 { margin: 0; font: 600 ${font[13]}; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: start;
  width: 100%;
  > button { margin-top: 1.5rem; }
`;
