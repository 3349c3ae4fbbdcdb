import { formatDate, formatDateTime } from '@girassol/shared-domain';
import type { ListedSignature } from '@girassol/shared-domain/contract';
import { Row, Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { contractPath } from '../../addresses/contracts';
import { SignatureBadge } from '../SignatureBadge';
import { formatContractTitle, formatSignedCount } from '../signature-labels';

interface SignatureRowsProps {
  signatures: readonly ListedSignature[];
  /** The list before is shown until this one comes. */
  isWaiting: boolean;
}

const columns: ListColumn<ListedSignature>[] = [
  { title: 'Situação', cell: ({ state }) => <SignatureBadge state={state} /> },
  // By the customer: contracts of one template have one name.
  {
    title: 'Cliente',
    kind: 'name',
    cell: (row) => (
      <>
        <Name row={row} />
        <Text size={12} tone="soft">
          {row.sale.name}
        </Text>
      </>
    ),
  },
  {
    title: 'Contrato',
    cell: ({ contract }) => (
      <>
        <Text as="p">{contract.name}</Text>
        <Text size={12} tone="soft">
          {formatContractTitle(contract)}
        </Text>
      </>
    ),
  },
  { title: 'Assinaturas', kind: 'figure', cell: ({ signed, signers }) => formatSignedCount(signed, signers) },
  {
    title: 'Assinar até',
    kind: 'figure',
    cell: ({ validityDate }) => (validityDate ? formatDate(validityDate) : '–'),
  },
  {
    title: 'Atualizado em',
    kind: 'figure',
    cell: ({ updatedTimestamp }) => formatDateTime(updatedTimestamp),
  },
];

/** Rows of the signature list, displayed as a table on wide screens and as cards on narrow ones. */
export function SignatureRows({ signatures, isWaiting }: SignatureRowsProps) {
  return (
    <ListRows
      label="Assinaturas"
      items={signatures}
      columns={columns}
      getName={({ customer, contract }) => `${customer.name}, ${formatContractTitle(contract)}`}
      card={(row) => <Card row={row} />}
      selection={null}
      getMenu={() => []}
      isWaiting={isWaiting}
    />
  );
}

function Card({ row }: { row: ListedSignature }) {
  return (
    <Stack gap={4}>
      <Row gap={8} wraps>
        <SignatureBadge state={row.state} />
        <Text size={13}>{formatSignedCount(row.signed, row.signers)}</Text>
      </Row>
      <Name row={row} />
      <Text
        size={13}
        tone="soft"
      >{`${row.contract.name} · ${formatContractTitle(row.contract)} · ${row.sale.name}`}</Text>
      {row.validityDate && <Text size={12} tone="soft">{`Assinar até ${formatDate(row.validityDate)}`}</Text>}
    </Stack>
  );
}

const Name = ({ row: { contract, customer, sale } }: { row: ListedSignature }) => (
  <NameLink as={Link} to={contractPath(contract._id, sale._id)} data-name="">
    {customer.name}
  </NameLink>
);
