import type { BoardCard } from '../contract/kanbans';
import { asks } from './board-kinds';

/** What an item without an owner, or a recipient that is the manager, is called. */
export const MANAGER_LABEL = 'GERENTE';

/**
 * Who owns an item: `short` for a card, `full` for a tooltip or a panel. After-sales items may have several owners:
 * `Ana +1` and `Ana | Bruno`. `first` is the one whose name stands in front.
 */
export function ownersLabel(card: Pick<BoardCard, 'type' | 'user' | 'owners'>): {
  first: string;
  short: string;
  full: string;
} {
  const name = card.user?.personalData.name ?? MANAGER_LABEL;
  const owners = card.owners.map((owner) => owner.personalData.name);
  const [first, ...others] = asks(card.type, 'coOwners') && owners.length > 0 ? owners : [name];
  const shown = first ?? name;
  return {
    first: shown,
    short: others.length > 0 ? `${shown} +${others.length}` : shown,
    full: [shown, ...others].join(' | '),
  };
}
