import type { ImportType } from '../import-types';
import { getItemNouns } from './board-import-definitions';
import { buildBoardProperties } from './board-properties';
import { equipmentProperties, inverterProperties, moduleProperties } from './catalogue-properties';
import { customerProperties } from './customer-properties';
import { kitProperties } from './kit-properties';
import type { ImportProperty } from './property';

const builders: Record<ImportType, () => readonly ImportProperty[]> = {
  customer: () => customerProperties,
  sales: () => buildBoardProperties('sales'),
  preSale: () => buildBoardProperties('preSale'),
  project: () => buildBoardProperties('project'),
  installation: () => buildBoardProperties('installation'),
  afterSales: () => buildBoardProperties('afterSales'),
  administrative: () => buildBoardProperties('administrative'),
  kit: () => kitProperties,
  inverter: () => inverterProperties,
  equipament: () => equipmentProperties,
  module: () => moduleProperties,
};

const built = /*#__PURE__*/ new Map<ImportType, readonly ImportProperty[]>();

/**
 * Returns the properties to which spreadsheet columns can be mapped in an import of a type, in the order of
 * the template spreadsheet that users download.
 */
export function getImportProperties(type: ImportType): readonly ImportProperty[] {
  const properties = built.get(type) ?? builders[type]();
  built.set(type, properties);
  return properties;
}

/** Portuguese nouns for one record and for several records of each import type, in lower case. */
export const importTypeNouns: Record<ImportType, { one: string; many: string }> = {
  customer: { one: 'cliente', many: 'clientes' },
  sales: getItemNouns('sales'),
  preSale: getItemNouns('preSale'),
  project: getItemNouns('project'),
  installation: getItemNouns('installation'),
  afterSales: getItemNouns('afterSales'),
  administrative: getItemNouns('administrative'),
  kit: { one: 'kit', many: 'kits' },
  inverter: { one: 'inversor', many: 'inversores' },
  equipament: { one: 'equipamento', many: 'equipamentos' },
  module: { one: 'módulo', many: 'módulos' },
};
