import {
  boardDescriptions,
  buildBoardPath,
  formatItemNumber,
  formatRelativeDay,
  formatTime,
} from '@girassol/shared-domain';
import {
  Heading,
  Icon,
  keepFiguresTogether,
  MoneyText,
  Row,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RecordFigure, RecordLine, RecordList } from './record-layout';
import type { CustomerItem } from './use-customer-items';

/** Items of which the next step is shown. The tab of the deals lists all of them. */
const MAX_SHOWN = 5;

interface OpenItemsProps {
  items: readonly CustomerItem[];
  viewerId: string;
  /** Epoch milliseconds. */
  now: number;
  /** Shown when nothing is under way. */
  children: ReactNode;
}

/** Lists what is under way for a customer, newest first, each with the next step that is scheduled. */
export function OpenItems({ items, viewerId, now, children }: OpenItemsProps) {
  const title = useId();
  const shown = items.filter(({ status }) => status === 'IN_PROGRESS').slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby={title}>
      <Stack gap={12}>
        <Heading level={2} size={16} id={title}>
          Próximos passos
        </Heading>
        {shown.length === 0 && children}
        {shown.length > 0 && (
          <RecordList aria-labelledby={title}>
            {shown.map((item) => (
              <li key={item._id}>
                <OpenItem item={item} viewerId={viewerId} now={now} />
              </li>
            ))}
          </RecordList>
        )}
      </Stack>
    </section>
  );
}

interface OpenItemProps {
  item: CustomerItem;
  viewerId: string;
  now: number;
}

function OpenItem({ item, viewerId, now }: OpenItemProps) {
  const path = `${buildBoardPath(item.type, viewerId)}?item=${item._id}`;
  const next = item.nextSchedule;
  return (
    <RecordLine>
      <div>
        <TextLink as={Link} to={path}>
          {formatItemNumber(item.id)} {keepFiguresTogether(item.name)}
        </TextLink>
        <Text as="p" size={13} tone="soft">
          {boardDescriptions[item.type].areaName} · {item.columnTitle} · {item.user.personalData.name}
        </Text>
        <NextStep>
          <Icon name="calendar" size={14} />
          {next ? (
            <span>
              {formatWhen(next, now)}: {keepFiguresTogether(next.content)}
            </span>
          ) : (
            <span>
              Nada agendado ·{' '}
              <TextLink as={Link} to={`${path}&aba=notas`}>
                Agendar em {formatItemNumber(item.id)}
              </TextLink>
            </span>
          )}
        </NextStep>
      </div>
      <Row gap={12} wraps justify="end">
        <RecordFigure>{item.amount > 0 && <MoneyText value={item.amount} />}</RecordFigure>
      </Row>
    </RecordLine>
  );
}

const formatWhen = (
  { timestamp, timeStart }: NonNullable<CustomerItem['nextSchedule']>,
  now: number,
): string => `${formatRelativeDay(timestamp, now)}, ${timeStart ?? formatTime(timestamp)}`;

const { color, font, screen, space } = tokens;

const NextStep = styled.p`
  display: flex;
  gap: ${space[8]};
  margin: ${space[4]} 0 0;
  color: ${color.ink};
  font: ${font[13]};
  svg { flex: none; margin-top: 2px; color: ${color.inkSoft}; }
  > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > span::first-letter { text-transform: uppercase; }
  @media ${screen.phone} {
    align-items: center;
    svg { margin-top: 0; }
    a {
      position: relative;
      z-index: 1;
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
    }
  }
`;
