import { isAnsweredByArea } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { AnchoredMenu, type MenuItem, type MenuSection } from '@girassol/shared-ui/overlays';
import { useNavigate } from 'react-router-dom';
import { type BoardState, findCard } from '../../board-state/board-state';
import type { CardMove } from '../../board-state/move-card';
import { getItemActions, type ItemActionId } from '../../item-life/item-actions';

interface CardMenuProps {
  state: BoardState;
  kind: BoardKind;
  cardId: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  onOpen: (cardId: string) => void;
  onMove: (move: CardMove) => void;
  /** Any other action of the table of actions. */
  onAction: (action: ItemActionId, cardId: string) => void;
  /** Left out for whoever may not give it to somebody else (boards-088, boards-090). */
  onSend?: ((cardId: string) => void) | undefined;
}

/** The catalogues of the product: they belong to another area, which may be absent (boards-112). */
const catalogues = [
  { id: 'modulos', label: 'Módulos', icon: 'sun', path: '/modulos/lista' },
  { id: 'inversores', label: 'Inversores', icon: 'zap', path: '/inversores/lista' },
  { id: 'equipamentos', label: 'Equipamentos', icon: 'tag', path: '/equipamentos/lista' },
] as const;

/**
 * Menu of a card: the actions of the item panel, moving the card, and links to the catalogues of modules,
 * inverters and equipment (boards-112). Usable without opening the item or dragging the card.
 */
export default function CardMenu(props: CardMenuProps) {
  const { state, kind, cardId, anchor, onClose, onOpen, onMove, onAction, onSend } = props;
  const facts = useConditionFacts(kind);
  const navigate = useNavigate();
  const found = findCard(state, cardId);
  const { itemName } = boardDescriptions[kind];
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
  const send: MenuItem[] = onSend
    ? [{ id: 'send', label: 'Enviar para alguém…', icon: 'send', onAction: () => onSend(cardId) }]
    : [];
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
  // The columns stand here themselves.
  const actions = facts && found ? getItemActions(found.card, facts).filter(({ id }) => id !== 'move') : [];
  const entries = (place: 'bar' | 'menu'): MenuItem[] =>
    actions
      .filter((action) => action.place === place)
      .map((action) => ({ ...action, onAction: () => onAction(action.id, cardId) }));

  const present = catalogues.filter(({ path }) => isAnsweredByArea(path));
  const catalogue: MenuSection = {
    id: 'catalogue',
    label: 'Catálogo',
    items: present.map(({ path, ...item }) => ({ ...item, onAction: () => navigate(path) })),
  };
  const turns: MenuSection = { id: 'turns', items: [open, ...entries('bar'), top] };
  const menu = entries('menu');
  const others: MenuSection = {
    id: 'others',
    spokenLabel: 'Opções',
    items: [...menu.filter(({ isDanger }) => !isDanger), ...send, ...menu.filter(({ isDanger }) => isDanger)],
  };
  return (
    <AnchoredMenu
      label={`Ações de ${found?.card.name ?? itemName}`}
      anchor={found ? anchor : null}
      placement="bottom end"
      items={[turns, columns, others, catalogue].filter((section) => section.items.length > 0)}
      onClose={onClose}
    />
  );
}
