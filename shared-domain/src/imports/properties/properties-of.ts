import type { ImportType } from '../import-types';
import { isBoardImport, itemTitle } from './board-imports';
import { boardProperties } from './board-properties';
import { equipmentProperties, inverterProperties, moduleProperties } from './catalogue-properties';
import { customerProperties } from './customer-properties';
import { kitProperties } from './kit-properties';
import type { ImportProperty } from './property';

function listed(type: ImportType): readonly ImportProperty[] {
  if (isBoardImport(type)) return boardProperties(type);
  if (type === 'kit') return kitProperties;
  if (type === 'inverter') return inverterProperties;
  if (type === 'module') return moduleProperties;
  return type === 'equipament' ? equipmentProperties : customerProperties;
}

const known = /*#__PURE__*/ new Map<ImportType, readonly ImportProperty[]>();

/** What the columns of a spreadsheet of this type can be imported as, in the order of the model. */
export function propertiesOf(type: ImportType): readonly ImportProperty[] {
  const properties = known.get(type) ?? listed(type);
  known.set(type, properties);
  return properties;
}

/** What one imported thing and several of them are called, in lower case. */
export const importTitles: Record<ImportType, { one: string; many: string }> = {
  customer: { one: 'cliente', many: 'clientes' },
  sales: itemTitle('sales'),
  preSale: itemTitle('preSale'),
  project: itemTitle('project'),
  installation: itemTitle('installation'),
  afterSales: itemTitle('afterSales'),
  administrative: itemTitle('administrative'),
  kit: { one: 'kit', many: 'kits' },
  inverter: { one: 'inversor', many: 'inversores' },
  equipament: { one: 'equipamento', many: 'equipamentos' },
  module: { one: 'módulo', many: 'módulos' },
};
