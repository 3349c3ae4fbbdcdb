import { Button, IconButton, tokens } from '@girassol/shared-ui';
import { useFormRows } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { styled } from 'styled-components';
import { conditionalNames, logicNames, valueChoices } from './conditional-choices';
import { newUuid } from './new-uuid';
import type { ConditionalValues } from './pricing-values';
import { Group } from './RulesEditor';
import type { People } from './use-people';

interface ConditionalsEditorProps {
  conditionals: ConditionalValues[];
  path: string;
  people: People;
}

/** When a component counts: every condition must hold. */
export function ConditionalsEditor({ conditionals, path, people }: ConditionalsEditorProps) {
  const rows = useFormRows(path, conditionals);
  return (
    <Group role="group" aria-label="Condições">
      <h3>Condições</h3>
      {conditionals.map(({ key, type }, index) => (
        <Line key={key}>
          <FormSelect name={`${path}.${index}.type`} label="Quando" options={conditionalNames} />
          <FormSelect name={`${path}.${index}.logic`} label="Comparação" options={logicNames} />
          <FormSelect
            name={`${path}.${index}.value`}
            label="Valor"
            options={valueChoices(type, people)}
            isDisabled={type === 'NONE'}
          />
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
        onClick={() => rows.add({ key: newUuid(), type: 'VOLTAGE', logic: 'EQUAL', value: null })}
      >
        Adicionar condição
      </Button>
    </Group>
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
