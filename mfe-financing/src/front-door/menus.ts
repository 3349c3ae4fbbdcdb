import type { MenuContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';
import { financingPaths } from '../addresses/financing';

/** Condition that excludes the white label SERRANA, whose clients do not see financings (financing-103). */
export const notSerranaCondition: Condition = { not: { whitelabel: 'SERRANA' } };
/** Condition that is met by accounts with the module Marketplace. */
export const marketplaceCondition: Condition = { module: 'Marketplace' };

const financings = {
  id: 'financiamentos',
  label: 'Financiamentos',
  icon: 'wallet',
  group: 'financeiro',
  order: 20,
  alsoAt: ['/financiamentos'],
  hideable: true,
} satisfies Partial<MenuContribution>;

/**
 * Menu entries of the financing area. The entry of the financing list has another address for accounts with
 * the module Marketplace (financing-005).
 */
export const menus: MenuContribution[] = [
  {
    ...financings,
    to: financingPaths.list,
    when: { all: [notSerranaCondition, { not: marketplaceCondition }] },
  },
  {
    ...financings,
    to: financingPaths.marketplaceList,
    when: { all: [notSerranaCondition, marketplaceCondition] },
  },
  {
    id: 'pedidos',
    label: 'Pedidos',
    icon: 'truck',
    group: 'financeiro',
    order: 30,
    to: financingPaths.orders,
    when: {
      all: [marketplaceCondition],
      any: [
        { permission: 'salesManager' },
        { permission: 'administrativeManager' },
        { permission: 'pricingEdit' },
      ],
    },
    hideable: true,
  },
  {
    id: 'mesa-do-banco',
    label: 'Mesa do banco',
    icon: 'landmark',
    group: 'demonstracao',
    order: 17,
    to: financingPaths.bankDesk,
    admin: 'only',
  },
];
