import { useApiQuery } from '@girassol/shared-auth';
import { formatCity, isCnpj, isCpf, isEmail, isPhone, toPhoneDigits } from '@girassol/shared-domain';
import type { CustomerDuplicateReason } from '@girassol/shared-domain/contract';
import { Icon, Stack, Text, TextLink, tokens } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { customerPath } from '../../addresses/customers';
import type { CustomerValues } from './customer-values';

const PAUSE_MS = 500;
/** Shorter names say too little. */
const MIN_NAME_LENGTH = 5;

const reasonLabels: Record<CustomerDuplicateReason, string> = {
  document: 'mesmo documento',
  email: 'mesmo e-mail',
  phone: 'mesmo telefone',
  name: 'nome muito parecido',
};

/**
 * Builds the search for duplicates from the typed values: complete documents, phones and e-mail addresses, and names of
 * a minimum length.
 */
function buildDuplicateQuery({ name, document, email, phone, whatsapp }: CustomerValues) {
  return {
    ...(name.trim().length >= MIN_NAME_LENGTH && { name: name.trim().slice(0, 150) }),
    ...((isCpf(document) || isCnpj(document)) && { document }),
    ...(isEmail(email.trim()) && { email: email.trim() }),
    ...((isPhone(phone) || isPhone(whatsapp)) && {
      phones: [phone, whatsapp].filter(isPhone).map(toPhoneDigits),
    }),
  };
}

/** The value, once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Warning in the customer form, shown while the person types, about existing customers that may be the same
 * customer. Never blocks saving.
 */
export function DuplicateWarning({ customerId }: { customerId?: string | undefined }) {
  const { values, dirty } = useFormikContext<CustomerValues>();
  const settled = useSettled(JSON.stringify(buildDuplicateQuery(values)));
  const body = { ...JSON.parse(settled), ...(customerId && { except: customerId }) };
  const { data } = useApiQuery(
    'POST /customers/duplicates',
    { body },
    { enabled: dirty && settled !== '{}' },
  );
  const found = dirty && settled !== '{}' ? (data?.duplicates ?? []) : [];
  if (found.length === 0) return null;
  return (
    <Note role="status">
      <Icon name="info" size={18} />
      <Stack gap={4}>
        <Text size={13} weight={600}>
          Este cliente já pode estar na lista
        </Text>
        <ul>
          {found.map(({ customer, reasons }) => (
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
