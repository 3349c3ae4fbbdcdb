import type { Row } from '@girassol/api-platform/database';
import type { Audience } from '@girassol/api-platform/events/audience';
import { boardDescriptions } from '@girassol/shared-domain';

type Owned = Pick<Row<'sales'>, 'type' | 'owner_id' | 'co_owner_ids'>;

/**
 * Returns the users who receive events of an item: those who may see the item. If the owners change, pass the
 * former owners too, so that their boards remove the item.
 */
export function getItemAudience(item: Owned, ...asItWas: Owned[]): Audience {
  const { plan, permission, managerPermission } = boardDescriptions[item.type];
  return {
    people: [item, ...asItWas].flatMap(({ owner_id, co_owner_ids }) => [owner_id, ...co_owner_ids]),
    withLeaders: true,
    managers: [managerPermission],
    needs: { plan, permission },
  };
}
