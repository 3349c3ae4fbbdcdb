import { isPercentage, quantityBases } from '@girassol/shared-domain/pricing';
import { Button, IconButton, tokens } from '@girassol/shared-ui';
import { FormNumberField, useFormRows } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { newUuid } from './new-uuid';
import { ANY_QUANTITY, type ComponentValues } from './pricing-values';

/** What a component costs, by the quantity of its base. */
export function RulesEditor({ component, path }: { component: ComponentValues; path: string }) {
  const { rules, range, type } = component;
  const rows = useFormRows(`${path}.rules`, rules);
  const base = quantityBases.find(({ value }) => value === range)?.label ?? '';
  const unit = isPercentage(type) ? '%' : 'R$';
  return (
    <Group role="group" aria-label="Valores por faixa">
      <h3>Valores por faixa</h3>
      {rules.map(({ key }, index) => (
        <Line key={key}>
          <FormNumberField
            name={`${path}.rules.${index}.power`}
            label={`Até (${base})`}
            decimals={3}
            description={
              rules.length === 1 && rules[0]?.power === ANY_QUANTITY
                ? 'Vale para qualquer tamanho.'
                : undefined
            }
          />
          <FormNumberField name={`${path}.rules.${index}.value`} label="Valor" unit={unit} decimals={4} />
          <IconButton
            icon="trash"
            label={`Excluir faixa ${index + 1}`}
            disabled={rules.length === 1}
            onClick={() => rows.remove(index)}
          />
        </Line>
      ))}
      <Button size="sm" icon="plus" onClick={() => rows.add({ key: newUuid(), power: null, value: null })}>
        Adicionar faixa de valor
      </Button>
    </Group>
  );
}

const { font, space } = tokens;

export const Group = styled.div`
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
