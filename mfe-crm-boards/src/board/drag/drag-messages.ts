import { type BoardKind, boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { type BoardState, findCard, getLane } from '../../board-state/board-state';

/** Location as reported by the drag library. */
interface DropLocation {
  droppableId: string;
  index: number;
}

const formatCardName = (card: BoardCard) =>
  `${boardDescriptions[card.type].itemName} ${formatItemNumber(card.id)}, ${card.name}`;

const getGenderEnding = (kind: BoardKind) => (boardDescriptions[kind].gender === 'f' ? 'a' : 'o');

/**
 * Returns the instructions for moving a card with the keyboard, which a screen reader announces when a card
 * receives focus.
 */
export function getDragInstructions(kind: BoardKind): string {
  const noun = `${getGenderEnding(kind)} ${boardDescriptions[kind].itemName.toLocaleLowerCase('pt-BR')}`;
  return (
    `Enter abre ${noun}. Espaço pega: depois, as setas movem, espaço solta e Esc desiste. ` +
    'Sem nada na mão, as setas andam pelo quadro.'
  );
}

/** Describes the position of a card, for example "coluna Novo contato, posição 3 de 20". */
function describeLocation(state: BoardState, { droppableId, index }: DropLocation, cardId: string): string {
  const lane = getLane(state, droppableId);
  if (!lane) return '';
  const isHome = findCard(state, cardId)?.lane._id === droppableId;
  return `coluna ${lane.title}, posição ${index + 1} de ${lane.totals.items + (isHome ? 0 : 1)}`;
}

/** Builds the screen reader message for a card that is picked up for a drag. */
export function buildLiftedMessage(state: BoardState, cardId: string): string {
  const found = findCard(state, cardId);
  if (!found) return '';
  const place = { droppableId: found.lane._id, index: found.index };
  return `${formatCardName(found.card)}, na mão: ${describeLocation(state, place, cardId)}.`;
}

/**
 * Builds the screen reader message for a dragged card that is over a position of a column, or outside all
 * columns.
 */
export function buildDragOverMessage(
  state: BoardState,
  cardId: string,
  destination: DropLocation | null,
): string {
  if (!destination) return `Fora do quadro. Soltar aqui desiste do movimento.`;
  const text = describeLocation(state, destination, cardId);
  return `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}.`;
}

/**
 * Builds the screen reader message for a card that has been dropped. `state` is the board before the drop.
 */
export function buildDroppedMessage(
  state: BoardState,
  cardId: string,
  { destination, isCancelled }: { destination: DropLocation | null; isCancelled: boolean },
): string {
  const found = findCard(state, cardId);
  if (!found) return '';
  const { card, lane, index } = found;
  if (isCancelled || !destination)
    return `Movimento desfeito. ${formatCardName(card)}, de volta à coluna ${lane.title}.`;
  if (destination.droppableId === lane._id && destination.index === index)
    return `${formatCardName(card)}, no mesmo lugar.`;
  return `${formatCardName(card)}, movid${getGenderEnding(card.type)}: ${describeLocation(state, destination, cardId)}.`;
}
