import { type BoardKind, endings } from '@girassol/shared-domain';
import { Row } from '@girassol/shared-ui';
import { Checkbox, RadioGroup } from '@girassol/shared-ui/fields';
import type { CustomerStatus, ItemStatus } from './export-form';

interface Choice<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

const customerStates: readonly { value: CustomerStatus; label: string }[] = [
  { value: 'ACTIVE', label: 'Em uso' },
  { value: 'ARCHIVED', label: 'Arquivados' },
  { value: 'ALL', label: 'Todos' },
];

/** Customers in use, archived, or both. */
export function CustomerStates({ value, onChange }: Choice<CustomerStatus>) {
  return (
    <RadioGroup
      label="Situação"
      hideLabel
      direction="row"
      options={customerStates}
      value={value}
      onChange={(choice) =>
        onChange(customerStates.find((state) => state.value === choice)?.value ?? 'ACTIVE')
      }
    />
  );
}

const itemStates: readonly ItemStatus[] = ['IN_PROGRESS', 'CLOSED', 'LOST'];

const wordOf = (board: BoardKind, status: ItemStatus): string =>
  status === 'IN_PROGRESS' ? 'Em andamento' : (endings[board][status]?.outcome ?? 'Perdido');

/** Items however they stand, or of some states. */
export function ItemStates({ board, value, onChange }: Choice<readonly ItemStatus[]> & { board: BoardKind }) {
  const toggle = (status: ItemStatus, isOn: boolean) =>
    onChange(itemStates.filter((one) => (one === status ? isOn : value.includes(one))));
  return (
    <Row gap={16} wraps role="group" aria-label="Situação">
      <Checkbox label="Todas" value={value.length === 0} onChange={() => onChange([])} />
      {itemStates.map((status) => (
        <Checkbox
          key={status}
          label={wordOf(board, status)}
          value={value.includes(status)}
          onChange={(isOn) => toggle(status, isOn)}
        />
      ))}
    </Row>
  );
}
