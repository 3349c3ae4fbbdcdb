import { useSession } from '@girassol/shared-auth';
import {
  formatLongDay,
  formatTime,
  type TimelineSubject,
  timelineSubjects,
  toIsoDate,
} from '@girassol/shared-domain';
import type { TimelineEntry } from '@girassol/shared-domain/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  keepFiguresTogether,
  LoadMore,
  TextLink,
  tokens,
  toneColours,
} from '@girassol/shared-ui';
import { FilterSelect } from '@girassol/shared-ui/filters';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SkeletonLines } from '../record/record-layout';
import { describeTimelineEntry, timelineLooks, timelineSubjectLabels } from './timeline-labels';
import { getTimelinePath } from './timeline-path';
import { useTimeline } from './use-timeline';

const ALL = '';
const subjectOptions = [
  { value: ALL, label: 'Tudo' },
  ...timelineSubjects.map((value) => ({ value, label: timelineSubjectLabels[value] })),
];

/** Timeline of a customer: what happened in all areas, as far as the person may open it, newest first, day by day. */
export function CustomerTimeline({ customerId, now }: { customerId: string; now: number }) {
  const [subject, setSubject] = useState<TimelineSubject | null>(null);
  const { list, entries } = useTimeline(customerId, subject);
  return (
    <Column>
      <FilterSelect
        label="Mostrar"
        value={subject ?? ALL}
        options={subjectOptions}
        onChange={(chosen) => setSubject(timelineSubjects.find((each) => each === chosen) ?? null)}
      />
      {list.isPending && <SkeletonLines label="Carregando a linha do tempo" />}
      {list.isLoadingError && (
        <ErrorState
          error={list.error}
          isCompact
          title="Não foi possível carregar a linha do tempo"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          isCompact
          title="Nada aqui ainda"
          text={
            subject
              ? 'Deste tipo ainda não aconteceu nada com este cliente.'
              : 'O primeiro negócio, a primeira proposta ou nota deste cliente entra aqui sozinha.'
          }
          action={
            subject && (
              <Button size="sm" onClick={() => setSubject(null)}>
                Mostrar tudo
              </Button>
            )
          }
        />
      )}
      {groupByDay(entries).map(({ date, ofDay }) => (
        <section key={date} aria-label={formatLongDay(date, toIsoDate(now))}>
          <Day>{formatLongDay(date, toIsoDate(now))}</Day>
          <Entries>
            {ofDay.map((entry) => (
              <EntryLine key={entry.key} entry={entry} customerId={customerId} />
            ))}
          </Entries>
        </section>
      ))}
      {list.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais da linha do tempo."
          onMore={() => list.fetchNextPage()}
        />
      )}
    </Column>
  );
}

interface DayOfEntries {
  /** `yyyy-mm-dd` */
  date: string;
  ofDay: TimelineEntry[];
}

function groupByDay(entries: readonly TimelineEntry[]): DayOfEntries[] {
  const days: DayOfEntries[] = [];
  for (const entry of entries) {
    const date = toIsoDate(entry.timestamp);
    const last = days.at(-1);
    if (last?.date === date) last.ofDay.push(entry);
    else days.push({ date, ofDay: [entry] });
  }
  return days;
}

function EntryLine({ entry, customerId }: { entry: TimelineEntry; customerId: string }) {
  const session = useSession();
  const { title, detail } = describeTimelineEntry(entry);
  const { icon, tone } = timelineLooks[entry.event];
  const path = session && getTimelinePath(entry, { session, customerId });
  return (
    <Line>
      <Mark $tone={tone}>
        <Icon name={icon} size={14} />
      </Mark>
      <div>
        <Title>
          {path ? (
            <TextLink as={Link} to={path}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </Title>
        {detail && <Detail>{keepFiguresTogether(detail)}</Detail>}
        <Who>
          <time dateTime={new Date(entry.timestamp).toISOString()}>{formatTime(entry.timestamp)}</time>
          {entry.userName && ` · ${entry.userName}`}
        </Who>
      </div>
    </Line>
  );
}

const { color, font, radius, screen, space, weight } = tokens;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
`;

const Day = styled.h3`
  margin: 0 0 ${space[8]};
  font: ${font[13]};
  font-weight: ${weight.strong};
  color: ${color.inkSoft};
  &::first-letter { text-transform: uppercase; }
`;

const Entries = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A line runs from mark to mark. */
const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${space[12]};
  padding-bottom: ${space[16]};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2rem ${space[4]};
    inset-inline-start: calc(0.875rem - 0.5px);
    border-inline-start: 1px solid ${color.line};
  }
`;

const Mark = styled.span<{ $tone: keyof typeof toneColours }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${radius.round};
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
`;

const Title = styled.p`
  margin: 0;
  padding-top: 3px;
  font: ${font[14]};
  font-weight: ${weight.medium};
  color: ${color.ink};
  @media ${screen.phone} {
    /* The whole entry is pressed: the title alone is too small for a finger. */
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

const Detail = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin: 2px 0 0;
  font: ${font[13]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Who = styled.p`
  margin: 2px 0 0;
  font: ${font[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.inkFaint};
`;
