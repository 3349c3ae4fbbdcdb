import { type ImportType, isBoardImportType } from '@girassol/shared-domain/imports';
import { customersTarget } from './customers/customers-target';
import { createItemsTarget } from './items/create-items-target';
import { createKeyedCatalogueType } from './keyed/catalogue-items';
import { createKeyedTarget } from './keyed/create-keyed-target';
import { keyedKitType } from './keyed/keyed-kit-type';
import type { ImportTarget } from './target';

/** Returns the operations by which an import of this type plans, compares, writes and undoes records. */
export function getImportTarget(type: ImportType): ImportTarget {
  if (isBoardImportType(type)) return createItemsTarget(type);
  switch (type) {
    case 'customer':
      return customersTarget;
    case 'kit':
      return createKeyedTarget(keyedKitType);
    case 'module':
      return createKeyedTarget(createKeyedCatalogueType('modules'));
    case 'inverter':
      return createKeyedTarget(createKeyedCatalogueType('inverters'));
    case 'equipament':
      return createKeyedTarget(createKeyedCatalogueType('equipaments'));
  }
}
