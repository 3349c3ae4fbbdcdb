import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import {
  addDays,
  boardDescriptions,
  buildBoardPath,
  formatItemNumber,
  formatRelativeDay,
  formatTime,
  toIsoDate,
} from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { Heading, Icon, MoneyText, Row, Stack, Text, TextLink, tokens } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RecordFigure, RecordLine, RecordList } from './record-layout';
import type { CustomerItem } from './use-customer-items';

const SCHEDULES = 'POST /notes/sale/:saleId/:multiplier';
/** Items of which the next step is shown. The tab of the deals lists all of them. */
const MAX_SHOWN = 5;
/** Days ahead in which a next step is looked for. */
const DAYS_AHEAD = 365;

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
  const shown = new Set(
    items
      .filter(({ status }) => status === 'IN_PROGRESS')
      .slice(0, MAX_SHOWN)
      .map(({ _id }) => _id),
  );
  useRefreshOnEvent(SCHEDULES, (event) => event.kind === 'notes-changed' && shown.has(event.item));
  return (
    <section aria-labelledby={title}>
      <Stack gap={12}>
        <Heading level={2} size={16} id={title}>
          Próximos passos
        </Heading>
        {shown.size === 0 && children}
        {shown.size > 0 && (
          <RecordList aria-labelledby={title}>
            {items
              .filter(({ _id }) => shown.has(_id))
              .map((item) => (
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
  const today = toIsoDate(now);
  const { data } = useApiQuery(
    SCHEDULES,
    {
      params: { saleId: item._id, multiplier: 1 },
      body: {
        noteCalendar: 'SCHEDULED',
        filter1Active: true,
        filter1Value: { start: today, end: addDays(today, DAYS_AHEAD) },
        type: item.type,
      },
    },
    { refetchOnMount: 'always' },
  );
  const path = `${buildBoardPath(item.type, viewerId)}?item=${item._id}`;
  const next = data && findNextSchedule(data.notes, now);
  return (
    <RecordLine>
      <div>
        <TextLink as={Link} to={path}>
          {formatItemNumber(item.id)} {item.name}
        </TextLink>
        <Text as="p" size={13} tone="soft">
          {boardDescriptions[item.type].areaName} · {item.columnTitle} · {item.user.personalData.name}
        </Text>
        {data && (
          <NextStep>
            <Icon name="calendar" size={14} />
            {next ? (
              <span>
                {formatWhen(next, now)}: {next.content}
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
        )}
      </div>
      <Row gap={12} wraps justify="end">
        <RecordFigure>{item.amount > 0 && <MoneyText value={item.amount} />}</RecordFigure>
      </Row>
    </RecordLine>
  );
}

interface Schedule extends Pick<Note, 'content' | 'notificationTimeStart'> {
  at: number;
}

/** Finds the schedule that comes first, of those that are not over. */
const findNextSchedule = (notes: readonly Note[], now: number): Schedule | undefined =>
  notes
    .flatMap(({ notificationTimestamp: at, ...note }) => (at !== null && at >= now ? [{ ...note, at }] : []))
    .sort((a, b) => a.at - b.at)[0];

const formatWhen = ({ at, notificationTimeStart }: Schedule, now: number): string =>
  `${formatRelativeDay(at, now)}, ${notificationTimeStart ?? formatTime(at)}`;

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
