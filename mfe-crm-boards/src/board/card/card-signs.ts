import { type LegendEntry, legendOf } from '@girassol/shared-domain';
import type { BoardCard, KanbanColumn } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';

/** A small sign at the foot of a card. */
export interface CardSign {
  id: LegendEntry['id'];
  icon: IconName;
  /** Colour class: what presses, what is good news, what only informs. */
  tone: 'bad' | 'warn' | 'good' | 'info';
  /** What the sign says when asked. */
  text: string;
}

/** Most pressing first: a card has room for three. */
const faces: Record<LegendEntry['id'], { rank: number; icon: IconName; tone: CardSign['tone'] }> = {
  'proposal-accepted': { rank: 0, icon: 'handshake', tone: 'good' },
  'deadline-expired': { rank: 1, icon: 'warning', tone: 'bad' },
  idle: { rank: 2, icon: 'clock', tone: 'warn' },
  'validity-expired': { rank: 3, icon: 'calendar-clock', tone: 'warn' },
  'financing-pre-approved': { rank: 4, icon: 'landmark', tone: 'good' },
  'proposal-viewed': { rank: 5, icon: 'eye', tone: 'good' },
  'proposal-generated': { rank: 6, icon: 'file', tone: 'info' },
};

const MAX_SIGNS = 3;

/** The signs of a card, at most three. A proposal that was viewed need not be said to exist, nor one that was taken to be seen. */
export function cardSigns(
  card: BoardCard,
  column: Pick<KanbanColumn, 'inactivityWindow'>,
  now: number,
): CardSign[] {
  const entries = legendOf(card, column, now);
  const has = (sign: LegendEntry['id']) => entries.some(({ id }) => id === sign);
  const isTaken = has('proposal-accepted');
  const isViewed = isTaken || has('proposal-viewed');
  return entries
    .filter(({ id }) => !(isViewed && id === 'proposal-generated') && !(isTaken && id === 'proposal-viewed'))
    .sort((a, b) => faces[a.id].rank - faces[b.id].rank)
    .slice(0, MAX_SIGNS)
    .map(({ id, label, detail }) => ({
      id,
      icon: faces[id].icon,
      tone: faces[id].tone,
      text: detail ? `${label}\n${detail}` : label,
    }));
}
