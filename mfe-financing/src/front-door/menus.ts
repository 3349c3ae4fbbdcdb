import type { MenuContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';
import { financingPaths } from '../addresses/financing';

/** The white-label whose clients do not see financings (financing-103). */
export const notSerrana: Condition = { not: { whitelabel: 'SERRANA' } };
export const marketplace: Condition = { module: 'Marketplace' };

const financings = {
  id: 'financiamentos',
  label: 'Financiamentos',
  icon: 'wallet',
  group: 'financeiro',
  order: 20,
  alsoAt: ['/financiamentos'],
} satisfies Partial<MenuContribution>;

/** Two addresses, of which the module Marketplace chooses one (financing-005). */
export const menus: MenuContribution[] = [
  { ...financings, to: financingPaths.list, when: { all: [notSerrana, { not: marketplace }] } },
  { ...financings, to: financingPaths.marketplaceList, when: { all: [notSerrana, marketplace] } },
  {
    id: 'pedidos',
    label: 'Pedidos',
    icon: 'truck',
    group: 'financeiro',
    order: 30,
    to: financingPaths.orders,
    when: {
      all: [marketplace],
      any: [
        { permission: 'salesManager' },
        { permission: 'administrativeManager' },
        { permission: 'pricingEdit' },
      ],
    },
  },
  {
    id: 'mesa-do-banco',
    label: 'Mesa do banco',
    icon: 'landmark',
    group: 'ajustes',
    order: 17,
    to: financingPaths.bankDesk,
    admin: 'only',
  },
];
