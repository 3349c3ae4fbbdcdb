import {
  asks,
  boards,
  formatDate,
  formatItemNumber,
  formatMoney,
  formatPower,
  legendOf,
  ownersLabel,
  temperatures,
} from '@girassol/shared-domain';
import type { BoardCard, KanbanColumn } from '@girassol/shared-domain/contract';

/** "Blumenau, SC", "Blumenau" or nothing. */
export function placeOf({ city, uf }: BoardCard['customer']): string {
  return [city, uf].filter(Boolean).join(', ');
}

/** "Quente"; null when nobody told, and on boards that know no temperature. */
export function temperatureOf(card: BoardCard): string | null {
  if (!asks(card.type, 'leadTemperature') || card.leadTemperature === -1) return null;
  return temperatures.find(({ value }) => value === card.leadTemperature)?.label ?? null;
}

/** A figure of a card: what stands there, and what is said of it. */
export interface CardFigure {
  id: 'amount' | 'power' | 'dueDate';
  text: string;
  said: string;
}

/** The figures that the board of a card shows, left and right; null for one that is not known yet. */
export function figurePair(card: BoardCard): (CardFigure | null)[] {
  return boards[card.type].cardFigures.map((id) => figureOf(card, id));
}

const figuresOf = (card: BoardCard) => figurePair(card).filter((figure) => figure !== null);

function figureOf(card: BoardCard, id: CardFigure['id']): CardFigure | null {
  if (id === 'dueDate') {
    const text = card.dueDate && formatDate(card.dueDate);
    return text ? { id, text, said: `Prazo: ${text}` } : null;
  }
  if (card[id] === 0) return null;
  const text = id === 'amount' ? formatMoney(card.amount) : formatPower(card.power);
  return { id, text, said: text };
}

/** A card in one sentence, for whoever hears it instead of seeing it. */
export function cardLabel(
  card: BoardCard,
  column: Pick<KanbanColumn, 'inactivityWindow'>,
  now: number,
): string {
  const parts = [
    `${formatItemNumber(card.id)} ${card.name}`,
    [card.customer.name, placeOf(card.customer)].filter(Boolean).join(', '),
    ...figuresOf(card).map(({ said }) => said),
    temperatureOf(card),
    ...legendOf(card, column, now).map(({ label }) => label),
    `Responsável: ${ownersLabel(card).full}`,
  ];
  return parts.filter(Boolean).join('. ');
}
