import type { VisitorKind } from '@girassol/shared-domain';
import type { ImportType } from '@girassol/shared-domain/imports';
import { HISTORY_PATH, mappingPath, uploadPath } from '../addresses/imports';

const active: VisitorKind[] = ['active'];

const page = <Screen extends string>(screen: Screen, path: string, title: string) => ({
  path,
  access: active,
  title,
  screen,
});

/** The upload page of a type, and the mapping page that follows it. */
const pagesOf = (type: ImportType, what: string) => [
  page('upload', uploadPath(type), `Upload de ${what}`),
  page('mapping', mappingPath(type), `Mapeamento de ${what}`),
];

/** The regular suffix of a mapping page that has an address of its own. */
const regularSuffix = (type: ImportType, what: string) => ({
  path: `${uploadPath(type)}/mapeamento`,
  access: active,
  title: `Mapeamento de ${what}`,
  redirectTo: mappingPath(type),
});

/** The addresses that the area answers. */
export const routes = [
  ...pagesOf('customer', 'clientes'),
  ...pagesOf('kit', 'kits'),
  ...pagesOf('sales', 'vendas'),
  ...pagesOf('preSale', 'pré-vendas'),
  ...pagesOf('project', 'projetos'),
  ...pagesOf('installation', 'obras'),
  ...pagesOf('afterSales', 'atividades de pós-venda'),
  regularSuffix('afterSales', 'atividades de pós-venda'),
  ...pagesOf('administrative', 'operações administrativas'),
  regularSuffix('administrative', 'operações administrativas'),
  ...pagesOf('module', 'módulos'),
  ...pagesOf('inverter', 'inversores'),
  ...pagesOf('equipament', 'equipamentos'),
  page('history', HISTORY_PATH, 'Importações'),
  page('result', '/importacoes/resultado/:importId', 'Resultado da importação'),
  page('export', '/cliente/exportacao', 'Exportação de clientes'),
  page('export', '/vendas/exportacao', 'Exportação de vendas'),
  page('export', '/pre-venda/exportacao', 'Exportação de pré-venda'),
  page('export-list', '/exportacoes/lista', 'Exportações'),
];
