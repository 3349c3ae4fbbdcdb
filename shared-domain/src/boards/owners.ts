import type { BoardCard } from '../contract/kanbans';

/** What an item without an owner, or a recipient that is the manager, is called. */
export const MANAGER_LABEL = 'GERENTE';

/**
 * Who owns an item: `short` for a card, `full` for a tooltip or a panel. After-sales items may have several owners:
 * `Ana +1` and `Ana | Bruno`.
 */
export function ownersLabel(card: Pick<BoardCard, 'type' | 'user' | 'owners'>): {
  short: string;
  full: string;
} {
  const name = card.user?.personalData.name ?? MANAGER_LABEL;
  const owners = card.owners.map((owner) => owner.personalData.name);
  const [first, ...others] = card.type === 'AFTER_SALES' && owners.length > 0 ? owners : [name];
  const short = first ?? name;
  return {
    short: others.length > 0 ? `${short} +${others.length}` : short,
    full: [short, ...others].join(' | '),
  };
}
