import type { BoardCard } from '../contract/kanbans';
import { hasBoardField } from './board-kinds';

/**
 * Label in place of the owner's name for an item without an owner, which belongs to the manager. Also the
 * label of the manager as recipient of an item.
 */
export const MANAGER_OWNER_LABEL = 'GERENTE';

/**
 * Returns the labels of an item's owners: `short` for a card, `full` for a tooltip or a panel. After-sales items may
 * have several owners: `Ana +1` and `Ana | Bruno`. `first` is the name of the owner shown first.
 */
export function formatOwnersLabels(card: Pick<BoardCard, 'type' | 'user' | 'owners'>): {
  first: string;
  short: string;
  full: string;
} {
  const name = card.user?.personalData.name ?? MANAGER_OWNER_LABEL;
  const owners = card.owners.map((owner) => owner.personalData.name);
  const [first, ...others] = hasBoardField(card.type, 'coOwners') && owners.length > 0 ? owners : [name];
  const shown = first ?? name;
  return {
    first: shown,
    short: others.length > 0 ? `${shown} +${others.length}` : shown,
    full: [shown, ...others].join(' | '),
  };
}
