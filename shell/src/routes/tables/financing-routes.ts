import { activeOnly, anyVisitor, goodStanding, ownedBy } from '../route-types';

/** Financings and orders. */
export const financingRoutes = ownedBy('mfe-financing', [
  // financing
  { path: '/financiamentos', kinds: activeOnly, title: 'Financiamentos' },
  { path: '/marketplace/financiamentos', kinds: activeOnly, title: 'Financiamentos' },
  // orders
  { path: '/pedidos', kinds: activeOnly, title: 'Pedidos' },
  { path: '/pedido/:orderId', kinds: anyVisitor, title: 'Pedido' },
  // financing
  { path: '/btg-cb', kinds: goodStanding, title: 'Retorno do banco' },
]);
