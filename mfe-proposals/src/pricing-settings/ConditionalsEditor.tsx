import { Button, IconButton, tokens } from '@girassol/shared-ui';
import { FormRow, RowLimitText, useFormRows } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { styled } from 'styled-components';
import {
  conditionOperatorOptions,
  conditionSubjectOptions,
  getConditionValueChoices,
} from './conditional-choices';
import { generateUuid } from './generate-uuid';
import type { ConditionalValues } from './pricing-settings-values';
import { RulesGroup } from './RulesEditor';
import type { PricingPeople } from './use-people';

/** Maximum number of conditions of a component that the server takes. */
const MAX_CONDITIONALS = 20;

interface ConditionalsEditorProps {
  conditionals: ConditionalValues[];
  path: string;
  people: PricingPeople;
}

/**
 * Editor of the conditions of a pricing component. The component applies only if all its conditions are met.
 */
export function ConditionalsEditor({ conditionals, path, people }: ConditionalsEditorProps) {
  const rows = useFormRows(path, conditionals);
  return (
    <RulesGroup role="group" aria-label="Condições">
      <h3>Condições</h3>
      {conditionals.map(({ key, type }, index) => (
        <Line key={key}>
          <FormRow path={`${path}.${index}`} name={`condição ${index + 1}`}>
            <FormSelect name={`${path}.${index}.type`} label="Quando" options={conditionSubjectOptions} />
            <FormSelect
              name={`${path}.${index}.logic`}
              label="Comparação"
              options={conditionOperatorOptions}
            />
            <FormSelect
              name={`${path}.${index}.value`}
              label="Valor"
              options={getConditionValueChoices(type, people)}
              isDisabled={type === 'NONE'}
            />
          </FormRow>
          <IconButton
            icon="trash"
            label={`Excluir condição ${index + 1}`}
            onClick={() => rows.remove(index)}
          />
        </Line>
      ))}
      <Button
        size="sm"
        icon="plus"
        disabled={conditionals.length >= MAX_CONDITIONALS}
        onClick={() => rows.add({ key: generateUuid(), type: 'VOLTAGE', logic: 'EQUAL', value: null })}
      >
        Adicionar condição
      </Button>
      <RowLimitText count={conditionals.length} limit={MAX_CONDITIONALS} many="condições" />
    </RulesGroup>
  );
}

const { screen, space } = tokens;

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  gap: ${space[8]};
  align-items: start;
  width: 100%;
  > button { margin-top: 1.5rem; }
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr) auto; > :not(button) { grid-column: 1; } }
`;
