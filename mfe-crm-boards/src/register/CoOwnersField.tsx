import { IconButton, Text, tokens } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ItemFormValues } from '../item-form/item-form-values';
import type { Recipient } from '../sending/recipients';

/** As many as the call takes. */
const MAX_CO_OWNERS = 20;

/** Field for the additional owners of an activity, added and removed one by one. */
export function CoOwnersField({ people }: { people: readonly Recipient[] }) {
  const titleId = useId();
  const { values, setFieldValue } = useFormikContext<ItemFormValues>();
  const { coOwners: chosen } = values;
  const choose = (coOwners: string[]) => setFieldValue('coOwners', coOwners);
  const others = people.filter(({ userId }) => userId !== values.owner);
  const shown = others.filter(({ userId }) => chosen.includes(userId));
  const choosable = others.filter(({ userId }) => !chosen.includes(userId));

  if (others.length === 0) return null;
  return (
    <Group role="group" aria-labelledby={titleId} className="wide">
      <strong id={titleId}>Outros responsáveis</strong>
      <Chosen>
        {shown.map(({ userId, label }) => (
          <li key={userId}>
            {label}
            <IconButton
              icon="x"
              size="sm"
              label={`Tirar ${label}`}
              onClick={() => choose(chosen.filter((id) => id !== userId))}
            />
          </li>
        ))}
        <li className="add">
          <MenuButton
            label="Adicionar responsável"
            icon="user-plus"
            isDisabled={choosable.length === 0 || chosen.length >= MAX_CO_OWNERS}
            items={choosable.map(({ userId, label }) => ({
              id: userId,
              label,
              onAction: () => void choose([...chosen, userId]),
            }))}
          />
        </li>
      </Chosen>
      <Text size={12} tone="faint">
        A atividade aparece no quadro de cada um; no cartão, o primeiro responsável e quantos mais.
      </Text>
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};

  > strong {
    font: 500 ${tokens.font[13]};
  }
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li:not(.add) {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[4]};
    padding-inline-start: ${tokens.space[12]};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.sunken};
    font: ${tokens.font[13]};
  }
`;
