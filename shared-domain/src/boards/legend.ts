import type { BoardCard, BoardItem, KanbanColumn } from '../contract/kanbans';
import { formatDate, formatDateTime, formatRelativeDay, toIsoDate } from '../formats/dates';
import { formatProposalNumber } from '../proposals/proposal-number';
import { hasBoardField } from './board-kinds';
import { convertIdleHoursToDays, DEFAULT_INACTIVITY_HOURS, isCardIdle } from './idleness';

/**
 * Flag on a card of a board, such as an expired validity or a viewed proposal. `label` is the flag's name,
 * `detail` the reason, if known.
 */
export interface CardFlag {
  id:
    | 'proposal-generated'
    | 'proposal-viewed'
    | 'proposal-accepted'
    | 'validity-expired'
    | 'financing-pre-approved'
    | 'deadline-expired'
    | 'idle';
  label: string;
  detail?: string;
}

type LegendCard = Pick<
  BoardCard,
  | 'type'
  | 'proposals'
  | 'validityDate'
  | 'dueDate'
  | 'registryTimestamp'
  | 'lastActivityTimestamp'
  | 'lastActivityText'
  | 'nextScheduleTimestamp'
> &
  Pick<Partial<BoardItem>, 'acceptedProposal'>;

/**
 * Returns true if the day of delivery of a card's item has passed. False on boards without a day of delivery
 * (boards-019).
 */
export function isDeliveryOverdue(
  { type, dueDate }: Pick<BoardCard, 'type' | 'dueDate'>,
  now: number,
): boolean {
  return dueDate !== null && dueDate < toIsoDate(now) && hasBoardField(type, 'dueDate');
}

/** An open item knows which proposal, a card only that there is one. */
function acceptedEntry({ acceptedProposal: taken }: LegendCard): CardFlag {
  return {
    id: 'proposal-accepted',
    label: 'Proposta Aceita',
    ...(taken && {
      detail: `${formatProposalNumber(taken.count)} por ${taken.acceptedBy}, ${formatDateTime(taken.acceptedTimestamp)}`,
    }),
  };
}

function idleEntry(card: LegendCard, windowHours: number, now: number): CardFlag {
  const activity = card.lastActivityText ?? 'registro';
  return {
    id: 'idle',
    label: `Inativo Há Mais de ${convertIdleHoursToDays(windowHours)} Dia(s)`,
    detail: `última atividade: ${activity}, ${formatRelativeDay(card.lastActivityTimestamp, now)}`,
  };
}

/**
 * Returns the flags of a board card, in the order of the specification. `now` is in epoch milliseconds; a
 * date counts as past from the next day on. `column` gives the inactivity window; if undefined, the default
 * window is used.
 */
export function buildCardFlags(
  card: LegendCard,
  column: Pick<KanbanColumn, 'inactivityWindow'> | undefined,
  now: number,
): CardFlag[] {
  const today = toIsoDate(now);
  const windowHours = column?.inactivityWindow ?? DEFAULT_INACTIVITY_HOURS;
  const entries: CardFlag[] = [];

  if (card.proposals.count > 0) entries.push({ id: 'proposal-generated', label: 'Proposta Gerada' });
  if (card.proposals.viewed) entries.push({ id: 'proposal-viewed', label: 'Proposta Visualizada' });
  if (card.proposals.accepted) entries.push(acceptedEntry(card));
  if (card.validityDate !== null && card.validityDate < today)
    entries.push({
      id: 'validity-expired',
      label: 'Validade Expirou',
      detail: `válida até ${formatDate(card.validityDate)}`,
    });
  if (card.proposals.preApproved)
    entries.push({ id: 'financing-pre-approved', label: 'Financiamento Pré-Aprovado' });
  if (card.dueDate !== null && isDeliveryOverdue(card, now))
    entries.push({
      id: 'deadline-expired',
      label: 'Prazo Expirou',
      detail: `prazo: ${formatDate(card.dueDate)}`,
    });
  const idle = isCardIdle({
    lastActivity: card.lastActivityTimestamp,
    registered: card.registryTimestamp,
    nextSchedule: card.nextScheduleTimestamp,
    windowHours,
    now,
  });
  if (idle) entries.push(idleEntry(card, windowHours, now));
  return entries;
}
