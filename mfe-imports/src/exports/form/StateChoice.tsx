import { type BoardKind, itemEndings } from '@girassol/shared-domain';
import { Row } from '@girassol/shared-ui';
import { Checkbox, RadioGroup } from '@girassol/shared-ui/inputs';
import type { CustomerStatusFilter, ItemStatus } from './export-form-values';

interface Choice<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

const customerStates: readonly { value: CustomerStatusFilter; label: string }[] = [
  { value: 'ACTIVE', label: 'Ativos' },
  { value: 'ARCHIVED', label: 'Arquivados' },
  { value: 'ALL', label: 'Todos' },
];

/** Choice of customers in use, archived, or both. */
export function CustomerStatusChoice({ value, onChange }: Choice<CustomerStatusFilter>) {
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

const getStatusLabel = (board: BoardKind, status: ItemStatus): string =>
  status === 'IN_PROGRESS' ? 'Em andamento' : (itemEndings[board][status]?.outcome ?? 'Perdido');

/** Choice of item statuses; none selected means all. */
export function ItemStatusChoice({
  board,
  value,
  onChange,
}: Choice<readonly ItemStatus[]> & { board: BoardKind }) {
  const toggle = (status: ItemStatus, isOn: boolean) =>
    onChange(itemStates.filter((one) => (one === status ? isOn : value.includes(one))));
  return (
    <Row gap={16} wraps role="group" aria-label="Situação">
      <Checkbox label="Todas" value={value.length === 0} onChange={() => onChange([])} />
      {itemStates.map((status) => (
        <Checkbox
          key={status}
          label={getStatusLabel(board, status)}
          value={value.includes(status)}
          onChange={(isOn) => toggle(status, isOn)}
        />
      ))}
    </Row>
  );
}
