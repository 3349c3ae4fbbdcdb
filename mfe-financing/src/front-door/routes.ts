import type { VisitorKind } from '@girassol/shared-domain';
import { financingPaths } from '../addresses/financing';

const activeVisitors: VisitorKind[] = ['active'];
const anyVisitor: VisitorKind[] = ['loggedOut', 'active', 'inactive'];
/** Visitors without a session or with an active account, because the bank redirects everybody to the return page. */
const loggedOutOrActive: VisitorKind[] = ['loggedOut', 'active'];

const page = <Screen extends string>(
  screen: Screen,
  path: string,
  title: string,
  access = activeVisitors,
) => ({
  path,
  access,
  title,
  screen,
});

/** Routes of the financing area. */
export const routes = [
  page('financings', financingPaths.list, 'Financiamentos'),
  page('financings', financingPaths.marketplaceList, 'Financiamentos'),
  page('bank-desk', financingPaths.bankDesk, 'Mesa do banco'),
  page('financing-simulation', financingPaths.simulation, 'Simular financiamento'),
  page('credit-request', financingPaths.request, 'Análise de crédito'),
  page('financing-schedule', financingPaths.schedule, 'Parcelas do financiamento'),
  page('orders', financingPaths.orders, 'Pedidos'),
  page('public-order', financingPaths.order, 'Pedido', anyVisitor),
  page('bank-return', financingPaths.bankReturn, 'Retorno do banco', loggedOutOrActive),
];
