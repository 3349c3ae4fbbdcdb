import { formatCity } from '@girassol/shared-domain';
import type { ListedProposal, ProposalSortOrder } from '@girassol/shared-domain/contract';
import { Badge, Row, Stack, Text, useWindowWidth, VisuallyHidden } from '@girassol/shared-ui';
import { CardList, moveFocusBetweenNames, NameLink, Table, TableSurface } from '@girassol/shared-ui/lists';
import { MenuButton, type MenuItem } from '@girassol/shared-ui/overlays';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProposalAddress } from '../proposals/final-items';
import type { ProposalListOrder } from '../proposals/list-view';
import { AgreedDealLinks } from './AgreedDealLinks';
import { AgreedBadge } from './ProposalLine';
import { type ProposalRow, toProposalRow } from './proposal-row';
import { ProposalNumberText, ProposalPowerText, ProposalPriceText } from './RowFigures';
import { SortableColumnHead } from './SortableColumnHead';

/** Minimum window width in pixels from which proposals are shown as a table. */
export const PROPOSAL_TABLE_MIN_WIDTH_PX = 1_000;

interface ProposalRowsProps {
  proposals: readonly ListedProposal[];
  now: number;
  /** The page before is shown until this one comes. */
  isWaiting: boolean;
  /** Left out on the page of one customer. */
  hasCustomers: boolean;
  hasOwners: boolean;
  /** Returns the address that the number of a proposal opens; null for none. */
  getAddress: (proposal: ListedProposal) => ProposalAddress | null;
  getMenu: (proposal: ListedProposal) => MenuItem[];
  /** Current order; omitted if the list cannot be sorted. */
  order?: ProposalListOrder | undefined;
  onOrder?: ((order: ProposalListOrder) => void) | undefined;
}

/** Rows of the proposal list: a table in wide windows, cards in narrow windows. */
export function ProposalRows(props: ProposalRowsProps) {
  const isWide = useWindowWidth() >= PROPOSAL_TABLE_MIN_WIDTH_PX;
  return (
    <Waiting $isWaiting={props.isWaiting} aria-busy={props.isWaiting} onKeyDown={moveFocusBetweenNames}>
      {isWide ? <ProposalTable {...props} /> : <ProposalCards {...props} />}
    </Waiting>
  );
}

function ProposalTable({
  proposals,
  now,
  hasCustomers,
  hasOwners,
  getAddress,
  getMenu,
  order,
  onOrder,
}: ProposalRowsProps) {
  const head = (label: string, by: ProposalSortOrder, isRight = false) =>
    order && onOrder ? (
      <SortableColumnHead label={label} by={by} order={order} isRight={isRight} onOrder={onOrder} />
    ) : (
      <Head scope="col" data-right={isRight || undefined}>
        {label}
      </Head>
    );
  return (
    <TableSurface>
      <Table aria-label="Propostas">
        <thead>
          <tr>
            <td />
            {head('Número', 'NUMBER')}
            {hasCustomers && head('Cliente', 'CUSTOMER')}
            {head('Potência', 'POWER', true)}
            {head('Preço', 'PRICE', true)}
            {head('Situação', 'VALIDITY')}
            {head('Visualizações', 'VIEWS', true)}
            {hasOwners && <th scope="col">Responsável</th>}
            {head('Feita em', 'REGISTRY')}
            <th scope="col">
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {proposals.map((proposal) => {
            const row = toProposalRow(proposal, now);
            return (
              <tr key={proposal._id}>
                <td />
                <td className="figure">
                  <ProposalNumberText row={row} address={getAddress(proposal)} isName />
                </td>
                {hasCustomers && (
                  <td className="name">
                    <Customer proposal={proposal} />
                    <Text size={12} tone="soft" isTruncated>
                      {formatCity(proposal.customer)}
                    </Text>
                  </td>
                )}
                <Figure className="figure">
                  <ProposalPowerText row={row} />
                </Figure>
                <Figure className="figure">
                  <ProposalPriceText row={row} />
                </Figure>
                <td>
                  <State row={row} />
                  {row.origin && (
                    <Text as="div" size={12} tone="soft">
                      {row.origin}
                    </Text>
                  )}
                  <AgreedDealLinks proposal={proposal} number={row.number} />
                </td>
                <Figure className="figure">{row.isFinished ? row.views : '–'}</Figure>
                {hasOwners && <td>{proposal.user?.personalData.name ?? '–'}</td>}
                <td className="figure">{row.madeOn}</td>
                <td>
                  <RowMenu row={row} items={getMenu(proposal)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TableSurface>
  );
}

function ProposalCards({ proposals, now, hasCustomers, hasOwners, getAddress, getMenu }: ProposalRowsProps) {
  return (
    <CardList aria-label="Propostas">
      {proposals.map((proposal) => {
        const row = toProposalRow(proposal, now);
        return (
          <li key={proposal._id}>
            <span />
            <Stack gap={4}>
              <Row gap={8} wraps>
                <ProposalNumberText row={row} address={getAddress(proposal)} isName />
                <State row={row} />
              </Row>
              {hasCustomers && <Customer proposal={proposal} />}
              <Row gap={12} wraps>
                <ProposalPowerText row={row} />
                <ProposalPriceText row={row} />
              </Row>
              <AgreedDealLinks proposal={proposal} number={row.number} />
              <Text size={13} tone="soft">
                {[row.isFinished && viewsText(row.views), hasOwners ? row.made : row.madeOn, row.origin]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            <RowMenu row={row} items={getMenu(proposal)} />
          </li>
        );
      })}
    </CardList>
  );
}

const viewsText = (views: number) =>
  views === 1
    ? '1 visualização'
    : `${views === 0 ? 'nenhuma' : views} visualizaç${views === 0 ? 'ão' : 'ões'}`;

function Customer({ proposal: { customer } }: { proposal: ListedProposal }) {
  return (
    <CustomerLink as={Link} to={`/propostas/cliente/${customer._id}`}>
      {customer.name}
    </CustomerLink>
  );
}

/** Unfinished, taken, sold, expired, or until when it is valid. */
function State({ row }: { row: ProposalRow }) {
  if (!row.isFinished) return <Badge tone="neutral">Rascunho</Badge>;
  if (row.accepted) {
    return (
      <Badge tone="good" icon="circle-check">
        {row.accepted}
      </Badge>
    );
  }
  if (row.isAgreed) return <AgreedBadge />;
  if (!row.validity) return <Badge tone="good">Finalizada</Badge>;
  return (
    <Badge tone={row.validity.isExpired ? 'warn' : 'good'} icon="calendar">
      {row.validity.text}
    </Badge>
  );
}

function RowMenu({ row, items }: { row: ProposalRow; items: MenuItem[] }) {
  if (items.length === 0) return <span />;
  return (
    <MenuButton
      label={`Ações da proposta ${row.number}`}
      icon="more-vertical"
      isIconOnly
      variant="ghost"
      size="sm"
      placement="bottom end"
      items={items}
    />
  );
}

/** As wide as the name: the place stands below. */
const CustomerLink = styled(NameLink)`
  width: fit-content;
`;

const Waiting = styled.div<{ $isWaiting: boolean }>`
  opacity: ${({ $isWaiting }) => ($isWaiting ? 0.6 : 1)};
`;

const Head = styled.th`
  &&&[data-right] { text-align: right; }
`;

const Figure = styled.td`
  text-align: right;
`;
