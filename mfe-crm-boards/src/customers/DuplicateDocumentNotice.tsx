import { findCustomers } from '@girassol/shared-auth';
import { isCnpj, isCpf, stripCpfOrCnpjMask } from '@girassol/shared-domain';
import type { Customer } from '@girassol/shared-domain/contract';
import { Button, Icon, Row, Text, tokens } from '@girassol/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

/**
 * Notice shown while a document is typed that a customer with the same document exists, with a button that chooses that
 * customer.
 */
export function DuplicateDocumentNotice({
  document,
  fetchId,
  onChoose,
}: {
  document: string;
  fetchId: string;
  onChoose: (customer: Customer) => void;
}) {
  const isDocument = isCpf(document) || isCnpj(document);
  const stripped = stripCpfOrCnpjMask(document);
  const { data } = useQuery({
    queryKey: ['customers-with-document', fetchId, stripped],
    queryFn: ({ signal }) => findCustomers(fetchId, stripped, signal),
    enabled: isDocument,
  });
  const known = isDocument && data?.find((customer) => customer.document === stripped);
  if (!known) return null;
  return (
    <Note role="status">
      <Icon name="info" />
      <Text as="span" size={13}>
        <strong>{known.name}</strong> já tem este documento.
      </Text>
      <Button size="sm" onClick={() => onChoose(known)}>
        Usar este cliente
      </Button>
    </Note>
  );
}

const Note = styled(Row).attrs({ gap: 8, align: 'center', wraps: true })`
  grid-column: 1 / -1;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.infoInk};
`;
