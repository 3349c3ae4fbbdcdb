import { MANAGER_OWNER_LABEL, type RecordOwner } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { styled } from 'styled-components';

interface OwnerChoiceProps {
  people: readonly RecordOwner[];
  /** User ids; everybody's records where nobody is chosen. */
  value: readonly string[];
  onChange: (owners: readonly string[]) => void;
}

/** Choice of the owners whose records are exported. */
export function OwnerChoice({ people, value, onChange }: OwnerChoiceProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...value, id] : value.filter((one) => one !== id));
  return (
    <Grid role="group" aria-label="Responsáveis">
      <Checkbox label="Todos" value={value.length === 0} onChange={() => onChange([])} />
      {people.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label === MANAGER_OWNER_LABEL ? 'Gerente' : label}
          value={value.includes(id)}
          onChange={(isOn) => toggle(id, isOn)}
        />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 0 ${tokens.space[16]};
  max-height: 14rem;
  overflow: auto;
`;
