import { boardDescriptions } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { DataEntryLocation } from '@girassol/shared-domain/templates';
import { customerPath } from '../addresses/customers';

/**
 * Creates a function that returns the address of the page where data that a service order lacks is entered:
 * the customer's page or the edit page of the activity; null for other data.
 */
export const createMissingDataLinkBuilder =
  (item: Pick<BoardItem, '_id' | 'type' | 'customer'>) =>
  (place: DataEntryLocation): string | null => {
    if (place === 'customer') return customerPath(item.customer._id, 'dados');
    return place === 'activity' ? `${boardDescriptions[item.type].basePath}/editar/${item._id}` : null;
  };
