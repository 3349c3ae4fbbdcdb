import { buildCardFlags, type CardFlag } from '@girassol/shared-domain';
import type { BoardCard, KanbanColumn } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';

/** Small icon with a tooltip at the bottom of a card, such as an expired deadline. */
export interface CardIndicator {
  id: CardFlag['id'];
  icon: IconName;
  /** Colour class: what presses, what is good news, what only informs. */
  tone: 'bad' | 'warn' | 'good' | 'info';
  /** Tooltip text of the sign. */
  text: string;
}

/** Most pressing first: a card has room for three. */
const faces: Record<CardFlag['id'], { rank: number; icon: IconName; tone: CardIndicator['tone'] }> = {
  'proposal-accepted': { rank: 0, icon: 'handshake', tone: 'good' },
  'deadline-expired': { rank: 1, icon: 'warning', tone: 'bad' },
  idle: { rank: 2, icon: 'clock', tone: 'warn' },
  'validity-expired': { rank: 3, icon: 'calendar-clock', tone: 'warn' },
  'financing-pre-approved': { rank: 4, icon: 'landmark', tone: 'good' },
  'proposal-viewed': { rank: 5, icon: 'eye', tone: 'good' },
  'proposal-generated': { rank: 6, icon: 'file', tone: 'info' },
};

const MAX_SIGNS = 3;

/**
 * Returns the indicators of a card, the most pressing first, at most three. A viewed proposal hides the
 * indicator that a proposal exists, and an accepted proposal hides the indicator that the proposal was
 * viewed.
 */
export function getCardIndicators(
  card: BoardCard,
  column: Pick<KanbanColumn, 'inactivityWindow'>,
  now: number,
): CardIndicator[] {
  const entries = buildCardFlags(card, column, now);
  const has = (sign: CardFlag['id']) => entries.some(({ id }) => id === sign);
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
