import type { Condition } from '@girassol/shared-domain';
import { activeOnly, anyVisitor, goodStanding } from '../routes/access';
import type { ComingArea } from './coming-area';

/** The white-label whose clients do not see financings. */
const notSerrana: Condition = { not: { whitelabel: 'SERRANA' } };
const marketplace: Condition = { module: 'Marketplace' };

/** Financings and orders. */
export const financing: ComingArea = {
  name: 'mfe-financing',
  routes: [
    // financing
    { path: '/financiamentos', access: activeOnly, title: 'Financiamentos' },
    { path: '/marketplace/financiamentos', access: activeOnly, title: 'Financiamentos' },
    // orders
    { path: '/pedidos', access: activeOnly, title: 'Pedidos' },
    { path: '/pedido/:orderId', access: anyVisitor, title: 'Pedido' },
    // financing
    { path: '/btg-cb', access: goodStanding, title: 'Retorno do banco' },
  ],
  menus: [
    {
      id: 'financiamentos',
      label: 'Financiamentos',
      icon: 'wallet',
      group: 'financeiro',
      order: 20,
      to: '/financiamentos',
      when: { all: [notSerrana, { not: marketplace }] },
    },
    {
      id: 'financiamentos',
      label: 'Financiamentos',
      icon: 'wallet',
      group: 'financeiro',
      order: 20,
      to: '/marketplace/financiamentos',
      when: { all: [notSerrana, marketplace] },
    },
    {
      id: 'pedidos',
      label: 'Pedidos',
      icon: 'truck',
      group: 'financeiro',
      order: 30,
      to: '/pedidos',
      when: {
        all: [marketplace],
        any: [
          { permission: 'salesManager' },
          { permission: 'administrativeManager' },
          { permission: 'pricingEdit' },
        ],
      },
    },
  ],
};
