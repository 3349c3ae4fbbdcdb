import { boardDescriptions, buildBoardPath, formatItemNumber } from '@girassol/shared-domain';
import {
  Badge,
  ButtonLink,
  DateText,
  EmptyState,
  ErrorState,
  keepFiguresTogether,
  MoneyText,
  Row,
  Text,
  TextLink,
  type Tone,
} from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { getStatusLabel } from '../../item/status-label';
import { RecordFigure, RecordLine, RecordList, SkeletonLines } from './record-layout';
import { type CustomerItem, useCustomerItems } from './use-customer-items';

const tones: Record<CustomerItem['status'], Tone> = { IN_PROGRESS: 'info', CLOSED: 'good', LOST: 'bad' };

interface CustomerItemsProps {
  customerId: string;
  viewerId: string;
  /** Path that registers a sale of the customer; null for a person who may not. */
  newSalePath: string | null;
}

/** List of the customer's items on all boards, newest first. */
export function CustomerItems({ customerId, viewerId, newSalePath }: CustomerItemsProps) {
  const { data, error, isError, refetch } = useCustomerItems(customerId);
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        isCompact
        title="Não foi possível carregar os negócios"
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonLines label="Carregando os negócios" />;
  const { items, hidden } = data;
  if (items.length === 0 && hidden === 0)
    return (
      <EmptyState
        isCompact
        title="Este cliente não possui nenhum negócio"
        text={newSalePath ? undefined : 'Quem usa o funil de vendas registra o primeiro.'}
        action={
          newSalePath && (
            <ButtonLink as={Link} to={newSalePath} size="sm" icon="plus">
              Registrar venda
            </ButtonLink>
          )
        }
      />
    );
  return (
    <>
      <RecordList aria-label="Negócios do cliente, do mais novo ao mais antigo">
        {items.map((item) => (
          <li key={item._id}>
            <ItemLine item={item} viewerId={viewerId} />
          </li>
        ))}
      </RecordList>
      {hidden > 0 && (
        <Text as="p" size={13} tone="soft">
          {hidden === 1 ? 'Há mais um negócio' : `Há mais ${hidden} negócios`} de quadros ou pessoas que você
          não vê.
        </Text>
      )}
    </>
  );
}

/** Formats the board of an item, with its column while the item is in progress. */
const formatStage = ({ type, status, columnTitle }: CustomerItem): string =>
  [boardDescriptions[type].areaName, ...(status === 'IN_PROGRESS' ? [columnTitle] : [])].join(' · ');

function ItemLine({ item, viewerId }: { item: CustomerItem; viewerId: string }) {
  const title = keepFiguresTogether(`${formatItemNumber(item.id)} ${item.name}`);
  return (
    <RecordLine>
      <div>
        <TextLink as={Link} to={`${buildBoardPath(item.type, viewerId)}?item=${item._id}`}>
          {title}
        </TextLink>

        <Text as="p" size={13} tone="soft">
          {formatStage(item)} · {item.user.personalData.name}
        </Text>
      </div>
      <Row gap={12} wraps justify="end">
        <Badge tone={tones[item.status]}>{getStatusLabel(item.type, item.status).text}</Badge>
        <RecordFigure>{item.amount > 0 && <MoneyText value={item.amount} />}</RecordFigure>
        <Text size={13} tone="soft">
          <DateText value={item.registryTimestamp} />
        </Text>
      </Row>
    </RecordLine>
  );
}
