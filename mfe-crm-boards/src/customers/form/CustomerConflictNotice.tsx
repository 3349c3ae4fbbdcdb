import {
  customerFieldDefinitions,
  customerFieldList,
  formatCpfOrCnpj,
  formatMoney,
  formatPhone,
  formatPostalCode,
  formatTime,
} from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { Button, ConflictNotice, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { type CustomerValues, toCustomerValues } from './customer-values';

interface CustomerConflictProps {
  /** The customer as somebody else left it. */
  rival: CustomerRecord;
  /** As it was when the form was opened. */
  before: CustomerValues;
  onTakeTheirs: () => void;
}

/**
 * Notice in the customer form that another person has changed the same customer. Names the author, shows the
 * values of the other person, and has a button that discards the person's own values.
 */
export function CustomerConflictNotice({ rival, before, onTakeTheirs }: CustomerConflictProps) {
  const now = toCustomerValues(rival);
  const changed = fieldNames.filter((name) => now[name] !== before[name]);
  const { userName, timestamp } = rival.lastUpdate;
  return (
    <ConflictNotice
      title={`${userName} alterou este cliente às ${formatTime(timestamp)}, enquanto você editava.`}
      text="Nada foi perdido: abaixo está como ficou e, no formulário, o que você digitou. Salvar de novo troca só o que você mudou."
    >
      <Changes>
        {changed.map((name) => (
          <div key={name}>
            <dt>{customerFieldDefinitions[name].label}</dt>
            <dd>{formatValue(name, now) || 'em branco'}</dd>
          </div>
        ))}
      </Changes>
      <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
        Descartar o meu e ficar com o atual
      </Button>
    </ConflictNotice>
  );
}

const fieldNames = customerFieldList.map(({ name }) => name);

function formatValue(name: keyof CustomerValues, values: CustomerValues): string {
  const value = values[name];
  if (value === null || value === '') return '';
  if (name === 'kind') return value === 'company' ? 'Empresa' : 'Pessoa física';
  if (typeof value === 'number') return name === 'income' ? formatMoney(value) : String(value);
  if (name === 'document' || name === 'inChargeCpf') return formatCpfOrCnpj(value);
  if (name === 'phone' || name === 'whatsapp') return formatPhone(value);
  return name === 'postalCode' ? formatPostalCode(value) : value;
}

const Changes = styled.dl`
  align-self: stretch;
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  > div { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: ${tokens.space[8]}; font: ${tokens.font[13]}; padding: 2px 0; }
  dt { color: ${tokens.color.inkSoft}; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
`;
