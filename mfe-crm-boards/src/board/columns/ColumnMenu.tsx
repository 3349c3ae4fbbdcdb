import { AnchoredMenu, type MenuItem, type MenuSection } from '@girassol/shared-ui/overlays';
import type { BoardState, Lane } from '../../board-state/board-state';
import type { BoardRights } from '../viewing/use-board-rights';

/** Action that a menu entry of a column starts. */
export type ColumnAction = 'edit' | 'sort' | 'delete' | 'send' | 'select' | 'left' | 'right';

interface ColumnMenuProps {
  state: BoardState;
  lane: Lane;
  rights: BoardRights;
  anchor: HTMLElement;
  onAction: (action: ColumnAction) => void;
  onClose: () => void;
}

/**
 * Menu of a board column with actions on the column and on all of its cards. Shows only actions that the
 * person may perform.
 */
export function ColumnMenu({ state, lane, rights, anchor, onAction, onClose }: ColumnMenuProps) {
  const place = state.lanes.indexOf(lane);
  const entry = (id: ColumnAction, label: string, icon: MenuItem['icon'], more: Partial<MenuItem> = {}) => ({
    id,
    label,
    icon,
    onAction: () => onAction(id),
    ...more,
  });
  const isEmpty = lane.totals.items === 0;
  const cards: MenuSection = {
    id: 'cards',
    label: 'Cartões',
    items: [
      ...(rights.selects
        ? [entry('select', getSelectLabel(lane), 'circle-check', { isDisabled: lane.cards.length === 0 })]
        : []),
      ...(rights.sends ? [entry('send', 'Enviar todos para alguém…', 'send', { isDisabled: isEmpty })] : []),
      ...(rights.managesColumns
        ? [entry('sort', 'Ordenar cartões…', 'arrow-up-down', { isDisabled: lane.totals.items < 2 })]
        : []),
    ],
  };
  const column: MenuSection = {
    id: 'column',
    label: 'Coluna',
    items: rights.managesColumns
      ? [
          entry('edit', 'Nome e inatividade…', 'pencil'),
          entry('left', 'Mover para a esquerda', 'arrow-left', { isDisabled: place <= 0 }),
          entry('right', 'Mover para a direita', 'arrow-right', {
            isDisabled: place === state.lanes.length - 1,
          }),
          entry('delete', 'Excluir coluna…', 'trash', { isDanger: true }),
        ]
      : [],
  };
  return (
    <AnchoredMenu
      label={`Ações da coluna ${lane.title}`}
      anchor={anchor}
      placement="bottom end"
      items={[cards, column].filter(({ items }) => items.length > 0)}
      onClose={onClose}
    />
  );
}

/** A card that has not loaded yet cannot be selected: the label tells how many will be. */
const getSelectLabel = ({ hasMore, cards }: Lane): string =>
  hasMore ? `Selecionar os ${cards.length} carregados` : 'Selecionar todos da coluna';
