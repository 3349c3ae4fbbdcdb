import {
  boardDescriptions,
  buildCardFlags,
  formatCity,
  formatDate,
  formatItemNumber,
  formatMoney,
  formatOwnersLabels,
  formatPower,
  hasBoardField,
  leadTemperatures,
  toIsoDate,
} from '@girassol/shared-domain';
import type { BoardCard, KanbanColumn } from '@girassol/shared-domain/contract';

/** Formats the customer of a card with the city: "Ana Souza · Blumenau, SC". */
export const formatCardCustomer = ({ customer }: BoardCard): string =>
  [customer.name, formatCity(customer)].filter(Boolean).join(' · ');

/**
 * Returns the temperature label of a card, for example "Quente"; null if it is not set or the board has no temperature.
 */
export function getTemperatureText(card: BoardCard): string | null {
  if (!hasBoardField(card.type, 'leadTemperature') || card.leadTemperature === -1) return null;
  return leadTemperatures.find(({ value }) => value === card.leadTemperature)?.label ?? null;
}

/**
 * Figure on a card, such as the amount or the deadline: its text on screen and its text for screen readers.
 */
export interface CardFigure {
  id: 'amount' | 'power' | 'dueDate';
  text: string;
  said: string;
}

/**
 * Returns the two figures shown on a card, left and right, as the kind of board defines; null in place of a
 * figure that has no value yet.
 */
export function getCardFigures(card: BoardCard): (CardFigure | null)[] {
  return boardDescriptions[card.type].cardFigures.map((id) => buildFigure(card, id));
}

/** Formats since when a card is on the board, which is said where it has no figure: "Desde 20/11/2026". */
export const formatCardSince = ({ registryTimestamp }: BoardCard): string =>
  `Desde ${formatDate(toIsoDate(registryTimestamp))}`;

const getKnownFigures = (card: BoardCard) => getCardFigures(card).filter((figure) => figure !== null);

function buildFigure(card: BoardCard, id: CardFigure['id']): CardFigure | null {
  if (id === 'dueDate') {
    const text = card.dueDate && formatDate(card.dueDate);
    return text ? { id, text, said: `Prazo: ${text}` } : null;
  }
  if (card[id] === 0) return null;
  const text = id === 'amount' ? formatMoney(card.amount) : formatPower(card.power);
  return { id, text, said: text };
}

/**
 * Describes a card in one sentence for screen readers. It begins with the text of the card in its order, so that people
 * who control the computer by voice can say what they see.
 */
export function describeCardForScreenReader(
  card: BoardCard,
  column: Pick<KanbanColumn, 'inactivityWindow'>,
  now: number,
): string {
  const owners = formatOwnersLabels(card);
  const figures = getKnownFigures(card);
  const parts = [
    `${formatItemNumber(card.id)} ${card.name}`,
    formatCardCustomer(card),
    ...(figures.length === 0 ? [formatCardSince(card)] : figures.map(({ text }) => text)),
    owners.short,
    getTemperatureText(card),
    ...figures.map(({ text, said }) => (said === text ? null : said)),
    ...buildCardFlags(card, column, now).map(({ label }) => label),
    `Responsável: ${owners.full}`,
  ];
  return parts.filter(Boolean).join('. ');
}
