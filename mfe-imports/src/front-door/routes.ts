import type { VisitorKind } from '@girassol/shared-domain';
import type { ImportType } from '@girassol/shared-domain/imports';
import { IMPORT_HISTORY_PATH, mappingPath, uploadPath } from '../addresses/imports';

const activeVisitors: VisitorKind[] = ['active'];

const page = <Screen extends string>(screen: Screen, path: string, title: string) => ({
  path,
  access: activeVisitors,
  title,
  screen,
});

/** Builds the upload page and the mapping page of a type. */
const buildTypePages = (type: ImportType, what: string) => [
  page('upload', uploadPath(type), `Importação de ${what}`),
  page('mapping', mappingPath(type), `Mapeamento de ${what}`),
];

/** The regular suffix of a mapping page that has an address of its own. */
const regularSuffix = (type: ImportType, what: string) => ({
  path: `${uploadPath(type)}/mapeamento`,
  access: activeVisitors,
  title: `Mapeamento de ${what}`,
  redirectTo: mappingPath(type),
});

/** Routes of the imports area. */
export const routes = [
  ...buildTypePages('customer', 'clientes'),
  ...buildTypePages('kit', 'kits'),
  ...buildTypePages('sales', 'vendas'),
  ...buildTypePages('preSale', 'pré-vendas'),
  ...buildTypePages('project', 'projetos'),
  ...buildTypePages('installation', 'obras'),
  ...buildTypePages('afterSales', 'atividades de pós-venda'),
  regularSuffix('afterSales', 'atividades de pós-venda'),
  ...buildTypePages('administrative', 'operações administrativas'),
  regularSuffix('administrative', 'operações administrativas'),
  ...buildTypePages('module', 'módulos'),
  ...buildTypePages('inverter', 'inversores'),
  ...buildTypePages('equipament', 'equipamentos'),
  page('history', IMPORT_HISTORY_PATH, 'Importações'),
  page('result', '/importacoes/resultado/:importId', 'Resultado da importação'),
  page('export', '/cliente/exportacao', 'Exportação de clientes'),
  page('export', '/vendas/exportacao', 'Exportação de vendas'),
  page('export', '/pre-venda/exportacao', 'Exportação de pré-venda'),
  page('export-list', '/exportacoes/lista', 'Exportações'),
];
