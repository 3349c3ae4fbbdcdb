import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import { formatDate } from '@girassol/shared-domain';
import { Button, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SectionCard } from '../card/SectionCard';

type Timeline = SubscriptionOverview['timeline'];

/** Events before and after today that show at first. */
const MAX_PAST = 3;
const MAX_COMING = 4;

/** Keeps the events around today. */
function pickNearest(timeline: Timeline): Timeline {
  const past = timeline.filter(({ isPast }) => isPast);
  const coming = timeline.filter(({ isPast }) => !isPast);
  return [...past.slice(-MAX_PAST), ...coming.slice(0, MAX_COMING)];
}

/** Past and coming events of the subscription, oldest first; around today at first, all on request. */
export function TimelineCard({ timeline }: { timeline: Timeline }) {
  const [showsAll, setShowsAll] = useState(false);
  if (timeline.length === 0) return null;
  const nearest = pickNearest(timeline);
  return (
    <SectionCard title="Linha do tempo">
      <Events>
        {(showsAll ? timeline : nearest).map(({ day, text, isPast }) => (
          <li key={`${day} ${text}`} data-past={isPast || undefined}>
            <time dateTime={day}>{formatDate(day)}</time>
            <span>
              {text}
              {!isPast && <VisuallyHidden>, ainda por vir</VisuallyHidden>}
            </span>
          </li>
        ))}
      </Events>
      {nearest.length < timeline.length && (
        <Button variant="ghost" onClick={() => setShowsAll((before) => !before)}>
          {showsAll ? 'Mostrar menos' : `Mostrar tudo (${timeline.length})`}
        </Button>
      )}
    </SectionCard>
  );
}

const { color, font, space } = tokens;

const Events = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  li { position: relative; display: grid; padding: 0 0 ${space[12]} ${space[24]}; color: ${color.inkSoft}; }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 3px;
    width: 8px;
    height: 8px;
    border: 2px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.surface};
  }
  li[data-past]::before { border-color: ${color.leaf}; background: ${color.leaf}; }
  li:not(:last-child)::after { content: ''; position: absolute; left: 7px; top: 17px; bottom: -1px; width: 2px; background: ${color.line}; }
  li:last-child { padding-bottom: 0; }
  time { font-variant-numeric: tabular-nums; }
  span { color: ${color.ink}; }
`;
