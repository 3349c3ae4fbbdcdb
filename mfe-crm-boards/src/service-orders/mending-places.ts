import { boards } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { MendingPlace } from '@girassol/shared-domain/templates';

/** Where what an activity lacks is typed. */
export const itemPlaceHref =
  (item: Pick<BoardItem, '_id' | 'type' | 'customer'>) =>
  (place: MendingPlace): string | null => {
    if (place === 'customer') return `/cliente/editar/${item.customer._id}`;
    return place === 'activity' ? `${boards[item.type].basePath}/editar/${item._id}` : null;
  };
