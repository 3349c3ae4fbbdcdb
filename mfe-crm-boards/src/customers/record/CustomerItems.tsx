import { useApiQuery, useRefresh } from '@girassol/shared-auth';
import { boardPath, boards, formatItemNumber } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import {
  Badge,
  DateText,
  EmptyState,
  ErrorState,
  Money,
  Row,
  Text,
  TextLink,
  type Tone,
} from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { statusWord } from '../../item-panel/status-word';
import { openBoards } from '../../open-boards';
import { Figure, LoadingLines, RecordLine, RecordList } from './record-layout';

type Item = Answer<'GET /customers/items/:cid'>['items'][number];

const tones: Record<Item['status'], Tone> = { IN_PROGRESS: 'info', CLOSED: 'good', LOST: 'bad' };

/** Items of the customer on all boards, newest first. */
export function CustomerItems({ customerId, viewerId }: { customerId: string; viewerId: string }) {
  useRefresh('GET /customers/items/:cid', (event) => 'board' in event);
  const { data, error, isError, refetch } = useApiQuery(
    'GET /customers/items/:cid',
    { params: { cid: customerId } },
    { refetchOnMount: 'always' },
  );
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        isCompact
        title="Não foi possível carregar os negócios"
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingLines label="Carregando os negócios" />;
  const { items, hidden } = data;
  if (items.length === 0 && hidden === 0)
    return <EmptyState isCompact title="Este cliente não possui nenhum negócio" />;
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

/** Where it stands on its board; what is over stands nowhere. */
const stageOf = ({ type, status, columnTitle }: Item): string =>
  [boards[type].areaName, ...(status === 'IN_PROGRESS' ? [columnTitle] : [])].join(' · ');

function ItemLine({ item, viewerId }: { item: Item; viewerId: string }) {
  const title = `${formatItemNumber(item.id)} ${item.name}`;
  return (
    <RecordLine>
      <div>
        {openBoards.includes(item.type) ? (
          <TextLink as={Link} to={`${boardPath(item.type, viewerId)}?item=${item._id}`}>
            {title}
          </TextLink>
        ) : (
          <Text weight={500}>{title}</Text>
        )}
        <Text as="p" size={13} tone="soft">
          {stageOf(item)} · {item.user.personalData.name}
        </Text>
      </div>
      <Row gap={12} wraps justify="end">
        <Badge tone={tones[item.status]}>{statusWord(item.type, item.status).text}</Badge>
        <Figure>{item.amount > 0 && <Money value={item.amount} />}</Figure>
        <Text size={13} tone="soft">
          <DateText value={item.registryTimestamp} />
        </Text>
      </Row>
    </RecordLine>
  );
}
