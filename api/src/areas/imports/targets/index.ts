import { type ImportType, isBoardImport } from '@girassol/shared-domain/imports';
import { customersTarget } from './customers/customers-target';
import { itemsTarget } from './items/items-target';
import { catalogueOf } from './keyed/catalogue';
import { keyedTarget } from './keyed/keyed-target';
import { kits } from './keyed/kits';
import type { ImportTarget } from './target';

/** What the rows of a type become. */
export function targetOf(type: ImportType): ImportTarget {
  if (isBoardImport(type)) return itemsTarget(type);
  switch (type) {
    case 'customer':
      return customersTarget;
    case 'kit':
      return keyedTarget(kits);
    case 'module':
      return keyedTarget(catalogueOf('modules'));
    case 'inverter':
      return keyedTarget(catalogueOf('inverters'));
    case 'equipament':
      return keyedTarget(catalogueOf('equipaments'));
  }
}
