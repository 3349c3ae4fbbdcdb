import { boards } from '@girassol/shared-domain';
import type { Row } from '../../platform/database';
import type { Audience } from '../../platform/events/audience';

type Owned = Pick<Row<'sales'>, 'type' | 'owner_id' | 'co_owner_ids'>;

/**
 * Who hears what happens to an item: whoever may see it (`visibleItem`). Where its owners change, name it as it was too:
 * who had it on screen hears that it went.
 */
export function itemAudience(item: Owned, ...asItWas: Owned[]): Audience {
  const { plan, permission, managerPermission } = boards[item.type];
  return {
    people: [item, ...asItWas].flatMap(({ owner_id, co_owner_ids }) => [owner_id, ...co_owner_ids]),
    withLeaders: true,
    managers: [managerPermission],
    needs: { plan, permission },
  };
}
