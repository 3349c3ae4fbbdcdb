import { formatCity } from '@girassol/shared-domain';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { Avatar, DateText, Row, Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink, type Selection } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { Link } from 'react-router-dom';
import { customerPath } from '../../addresses/customers';
import { formatCustomerDocument, formatMainPhone } from './customer-facts';

interface CustomerRowsProps {
  customers: readonly ListedCustomer[];
  /** The page before is shown until this one comes. */
  isWaiting: boolean;
  hasOwners: boolean;
  /** Null where nothing may be changed. */
  selection: Selection<ListedCustomer> | null;
  getMenu: (customer: ListedCustomer) => MenuItem[];
}

/** Rows of one page of customers. */
export function CustomerRows({ customers, isWaiting, hasOwners, selection, getMenu }: CustomerRowsProps) {
  const isLink = selection !== null;
  const columns: ListColumn<ListedCustomer>[] = [
    {
      title: 'Cliente',
      kind: 'name',
      cell: (customer) => (
        <>
          <Name customer={customer} isLink={isLink} />
          <Text size={12} tone="soft" isTruncated>
            {customer.email}
          </Text>
        </>
      ),
    },
    { title: 'CPF ou CNPJ', kind: 'figure', cell: formatCustomerDocument },
    { title: 'Telefone', kind: 'figure', cell: formatMainPhone },
    { title: 'Cidade', cell: formatCity },
    ...(hasOwners
      ? [{ title: 'Responsável', cell: (customer: ListedCustomer) => <Owner customer={customer} /> }]
      : []),
    { title: 'Desde', kind: 'figure', cell: (customer) => <DateText value={customer.registryTimestamp} /> },
  ];
  const card = (customer: ListedCustomer) => (
    <Stack gap={4}>
      <Name customer={customer} isLink={isLink} />
      <Text size={13} tone="soft">
        {[formatCustomerDocument(customer), formatCity(customer)].filter(Boolean).join(' · ')}
      </Text>
      <Row gap={12} wraps>
        {formatMainPhone(customer) && (
          <Text size={13} tone="soft">
            {formatMainPhone(customer)}
          </Text>
        )}
        {hasOwners && <Owner customer={customer} />}
      </Row>
    </Stack>
  );
  return (
    <ListRows
      label="Clientes"
      items={customers}
      columns={columns}
      getName={({ name }) => name}
      card={card}
      selection={selection}
      getMenu={isLink ? getMenu : () => []}
      isWaiting={isWaiting}
    />
  );
}

/** An account in bad standing looks at its list, and opens nothing. */
function Name({ customer, isLink }: { customer: ListedCustomer; isLink: boolean }) {
  if (!isLink) return <Text weight={500}>{customer.name}</Text>;
  return (
    <NameLink as={Link} to={customerPath(customer._id)} data-name="">
      {customer.name}
    </NameLink>
  );
}

function Owner({ customer: { owner } }: { customer: ListedCustomer }) {
  if (!owner) return null;
  const { name } = owner.personalData;
  return (
    <Row gap={8} as="span">
      <Avatar name={name} size={20} isDecorative />
      <Text size={13} tone="soft" as="span" isTruncated>
        {name}
      </Text>
    </Row>
  );
}
