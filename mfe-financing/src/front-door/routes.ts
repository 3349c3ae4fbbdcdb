import type { VisitorKind } from '@girassol/shared-domain';
import { financingPaths } from '../addresses/financing';

const active: VisitorKind[] = ['active'];
const anyVisitor: VisitorKind[] = ['loggedOut', 'active', 'inactive'];
/** Without a session or in good standing: the bank leads everybody back here. */
const goodStanding: VisitorKind[] = ['loggedOut', 'active'];

const page = <Screen extends string>(screen: Screen, path: string, title: string, access = active) => ({
  path,
  access,
  title,
  screen,
});

/** The addresses that the area answers. */
export const routes = [
  page('financings', financingPaths.list, 'Financiamentos'),
  page('financings', financingPaths.marketplaceList, 'Financiamentos'),
  page('bank-desk', financingPaths.bankDesk, 'Mesa do banco'),
  page('financing-simulation', financingPaths.simulation, 'Simular financiamento'),
  page('credit-request', financingPaths.request, 'Análise de crédito'),
  page('financing-schedule', financingPaths.schedule, 'Parcelas do financiamento'),
  page('orders', financingPaths.orders, 'Pedidos'),
  page('public-order', financingPaths.order, 'Pedido', anyVisitor),
  page('bank-return', financingPaths.bankReturn, 'Retorno do banco', goodStanding),
];
