import { type BoardKind, boards } from '@girassol/shared-domain';
import { AnchoredMenu, type MenuItem, type MenuSection } from '@girassol/shared-ui/overlays';
import { type BoardState, findCard } from '../state/board-state';
import type { CardMove } from '../state/move-card';

interface CardMenuProps {
  state: BoardState;
  kind: BoardKind;
  cardId: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  onOpen: (cardId: string) => void;
  onMove: (move: CardMove) => void;
}

/** What can be done with a card without dragging it: open it, and move it to any column. */
export default function CardMenu({ state, kind, cardId, anchor, onClose, onOpen, onMove }: CardMenuProps) {
  const found = findCard(state, cardId);
  const { itemName } = boards[kind];
  const open: MenuItem = {
    id: 'open',
    label: `Abrir ${itemName.toLocaleLowerCase('pt-BR')}`,
    icon: 'eye',
    onAction: () => onOpen(cardId),
  };
  const top: MenuItem = {
    id: 'top',
    label: 'Para o topo da coluna',
    icon: 'chevron-up',
    isDisabled: found?.index === 0,
    onAction: () => found && onMove({ cardId, toColumn: found.lane._id, toIndex: 0 }),
  };
  const columns: MenuSection = {
    id: 'columns',
    label: 'Mover para',
    items: state.lanes.map((lane) => ({
      id: lane._id,
      label: lane.title,
      isSelected: lane._id === found?.lane._id,
      isDisabled: lane._id === found?.lane._id,
      onAction: () => onMove({ cardId, toColumn: lane._id, toIndex: 0 }),
    })),
  };
  return (
    <AnchoredMenu
      label={`Ações de ${found?.card.name ?? itemName}`}
      anchor={found ? anchor : null}
      placement="bottom end"
      items={[open, top, columns]}
      onClose={onClose}
    />
  );
}
