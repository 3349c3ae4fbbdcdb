import { formatDate, formatDateTime } from '@girassol/shared-domain';
import type { SignatureRow } from '@girassol/shared-domain/contract';
import { Row, Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { showPath } from '../../addresses/contracts';
import { SignatureBadge } from '../SignatureBadge';
import { contractTitle, signedText } from '../words';

interface SignatureRowsProps {
  signatures: readonly SignatureRow[];
  /** The list before is shown until this one comes. */
  isWaiting: boolean;
}

const columns: ListColumn<SignatureRow>[] = [
  { title: 'Situação', cell: ({ state }) => <SignatureBadge state={state} /> },
  {
    title: 'Contrato',
    kind: 'name',
    cell: (row) => (
      <>
        <Name row={row} />
        <Text size={12} tone="soft">
          {whichText(row)}
        </Text>
      </>
    ),
  },
  { title: 'Cliente', cell: ({ customer }) => customer.name },
  { title: 'Assinaturas', kind: 'figure', cell: ({ signed, signers }) => signedText(signed, signers) },
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

/** Documents that are signed: a table where there is room for one, cards elsewhere. */
export function SignatureRows({ signatures, isWaiting }: SignatureRowsProps) {
  return (
    <ListRows
      label="Assinaturas"
      items={signatures}
      columns={columns}
      nameOf={({ contract }) => contract.name}
      card={(row) => <Card row={row} />}
      selection={null}
      menuOf={() => []}
      isWaiting={isWaiting}
    />
  );
}

function Card({ row }: { row: SignatureRow }) {
  return (
    <Stack gap={4}>
      <Row gap={8} wraps>
        <SignatureBadge state={row.state} />
        <Text size={13}>{signedText(row.signed, row.signers)}</Text>
      </Row>
      <Name row={row} />
      <Text size={13} tone="soft">{`${row.customer.name} · ${whichText(row)}`}</Text>
      {row.validityDate && <Text size={12} tone="soft">{`Assinar até ${formatDate(row.validityDate)}`}</Text>}
    </Stack>
  );
}

const Name = ({ row: { contract, sale } }: { row: SignatureRow }) => (
  <NameLink as={Link} to={showPath(contract._id, sale._id)} data-name="">
    {contract.name}
  </NameLink>
);

const whichText = ({ contract, sale }: SignatureRow): string => `${contractTitle(contract)} · ${sale.name}`;
