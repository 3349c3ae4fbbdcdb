import { type BoardKind, boards, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { type BoardState, findCard, laneOf } from '../../board-state/board-state';

/** A place as the drag library tells it. */
interface Place {
  droppableId: string;
  index: number;
}

const nameOf = (card: BoardCard) =>
  `${boards[card.type].itemName} ${formatItemNumber(card.id)}, ${card.name}`;

const ending = (kind: BoardKind) => (boards[kind].gender === 'f' ? 'a' : 'o');

/** Said when focus reaches a card. */
export function dragInstructions(kind: BoardKind): string {
  const noun = `${ending(kind)} ${boards[kind].itemName.toLocaleLowerCase('pt-BR')}`;
  return (
    `Enter abre ${noun}. Espaço pega: depois, as setas movem, espaço solta e Esc desiste. ` +
    'Sem nada na mão, as setas andam pelo quadro.'
  );
}

/** Where a card is, or would be: "coluna Novo contato, posição 3 de 20". */
function placeText(state: BoardState, { droppableId, index }: Place, cardId: string): string {
  const lane = laneOf(state, droppableId);
  if (!lane) return '';
  const isHome = findCard(state, cardId)?.lane._id === droppableId;
  return `coluna ${lane.title}, posição ${index + 1} de ${lane.totals.items + (isHome ? 0 : 1)}`;
}

export function liftedMessage(state: BoardState, cardId: string): string {
  const found = findCard(state, cardId);
  if (!found) return '';
  const place = { droppableId: found.lane._id, index: found.index };
  return `${nameOf(found.card)}, na mão: ${placeText(state, place, cardId)}.`;
}

export function overMessage(state: BoardState, cardId: string, destination: Place | null): string {
  if (!destination) return `Fora do quadro. Soltar aqui desiste do movimento.`;
  const text = placeText(state, destination, cardId);
  return `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}.`;
}

/** `state` is the board before the drop. */
export function droppedMessage(
  state: BoardState,
  cardId: string,
  { destination, isCancelled }: { destination: Place | null; isCancelled: boolean },
): string {
  const found = findCard(state, cardId);
  if (!found) return '';
  const { card, lane, index } = found;
  if (isCancelled || !destination)
    return `Movimento desfeito. ${nameOf(card)}, de volta à coluna ${lane.title}.`;
  if (destination.droppableId === lane._id && destination.index === index)
    return `${nameOf(card)}, no mesmo lugar.`;
  return `${nameOf(card)}, movid${ending(card.type)}: ${placeText(state, destination, cardId)}.`;
}
