import type { BoardCard, BoardItem, KanbanColumn } from '../contract/kanbans';
import { formatDate, formatDateTime, relativeDay, toIsoDate } from '../formats/dates';
import { formatProposalNumber } from '../proposals/proposal-number';
import { asks } from './board-kinds';
import { DEFAULT_INACTIVITY_HOURS, idleDays, isIdle } from './idleness';

/** One sign on a card. `label` names it; `detail` says why, where that helps. */
export interface LegendEntry {
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

/** Has the day of delivery passed? Only some boards have one (boards-019). */
export function isOverdue({ type, dueDate }: Pick<BoardCard, 'type' | 'dueDate'>, now: number): boolean {
  return dueDate !== null && dueDate < toIsoDate(now) && asks(type, 'dueDate');
}

/** An open item knows which proposal, a card only that there is one. */
function acceptedEntry({ acceptedProposal: taken }: LegendCard): LegendEntry {
  return {
    id: 'proposal-accepted',
    label: 'Proposta Aceita',
    ...(taken && {
      detail: `${formatProposalNumber(taken.count)} por ${taken.acceptedBy}, ${formatDateTime(taken.acceptedTimestamp)}`,
    }),
  };
}

function idleEntry(card: LegendCard, windowHours: number, now: number): LegendEntry {
  const activity = card.lastActivityText ?? 'registro';
  return {
    id: 'idle',
    label: `Inativo Há Mais de ${idleDays(windowHours)} Dia(s)`,
    detail: `última atividade: ${activity}, ${relativeDay(card.lastActivityTimestamp, now)}`,
  };
}

/**
 * The signs of a card, in the order of the specification. `now` in epoch milliseconds; a date counts as past from the
 * day after it. An unknown column has the usual window.
 */
export function legendOf(
  card: LegendCard,
  column: Pick<KanbanColumn, 'inactivityWindow'> | undefined,
  now: number,
): LegendEntry[] {
  const today = toIsoDate(now);
  const windowHours = column?.inactivityWindow ?? DEFAULT_INACTIVITY_HOURS;
  const entries: LegendEntry[] = [];

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
  if (card.dueDate !== null && isOverdue(card, now))
    entries.push({
      id: 'deadline-expired',
      label: 'Prazo Expirou',
      detail: `prazo: ${formatDate(card.dueDate)}`,
    });
  const idle = isIdle({
    lastActivity: card.lastActivityTimestamp,
    registered: card.registryTimestamp,
    nextSchedule: card.nextScheduleTimestamp,
    windowHours,
    now,
  });
  if (idle) entries.push(idleEntry(card, windowHours, now));
  return entries;
}
