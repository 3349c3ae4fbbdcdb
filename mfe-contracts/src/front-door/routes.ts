import type { VisitorKind } from '@girassol/shared-domain';
import { contractPaths } from '../addresses/contracts';

const activeVisitors: VisitorKind[] = ['active'];

const page = <Screen extends string>(screen: Screen, path: string, title: string) => ({
  path,
  access: activeVisitors,
  title,
  screen,
});

/** Routes of the contracts area. */
export const routes = [
  page('templates', contractPaths.list, 'Contratos'),
  page('edit-template', contractPaths.edit, 'Editar modelo de contrato'),
  page('choose-template', contractPaths.choose, 'Escolher contrato'),
  page('generate', contractPaths.generate, 'Gerar contrato'),
  page('sale-contracts', contractPaths.ofSale, 'Contratos da venda'),
  page('contract', contractPaths.show, 'Contrato'),
];
