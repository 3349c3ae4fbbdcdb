import { formatCity } from '@girassol/shared-domain';
import type { CustomerDuplicateReason } from '@girassol/shared-domain/contract';
import { Icon, Stack, Text, TextLink, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { customerPath } from '../../addresses/customers';
import type { Duplicate } from './use-duplicates';

const reasonLabels: Record<CustomerDuplicateReason, string> = {
  document: 'mesmo documento',
  email: 'mesmo e-mail',
  phone: 'mesmo telefone',
  name: 'nome muito parecido',
};

/**
 * Warning below a field of the customer form about existing customers that may be the same customer. Never blocks saving.
 */
export function DuplicateWarning({ duplicates }: { duplicates: Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Note role="status">
      <Icon name="info" size={18} />
      <Stack gap={4}>
        <Text size={13} weight={600}>
          Este cliente já pode estar na lista
        </Text>
        <ul>
          {duplicates.map(({ customer, reasons }) => (
            <li key={customer?._id ?? 'hidden'}>
              {customer ? (
                <>
                  <TextLink as={Link} to={customerPath(customer._id)}>
                    {customer.name}
                  </TextLink>
                  {formatCity(customer) && `, ${formatCity(customer)}`}
                  {customer.archived && ', arquivado'}
                </>
              ) : (
                'Um cliente de outro responsável'
              )}
              : {reasons.map((reason) => reasonLabels[reason]).join(', ')}
            </li>
          ))}
        </ul>
      </Stack>
    </Note>
  );
}

const Note = styled.div`
  grid-column: 1 / -1;
  display: flex;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.infoInk};
  font: ${tokens.font[13]};
  > svg { flex: none; }
  li + li { margin-top: ${tokens.space[4]}; }
`;
