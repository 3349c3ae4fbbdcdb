import type { MenuContribution } from '@girassol/federation';
import type { VisitorKind } from '@girassol/shared-domain';
import { operatorPaths } from '../addresses/operator';

const access: VisitorKind[] = ['active'];

const page = <Screen extends string>(path: string, screen: Screen, title: string) => ({
  path,
  screen,
  title,
  access,
});

/** Routes of the operator's pages. They are in the menu of administrators only, and tell everybody else so. */
export const operatorRoutes = [
  page(operatorPaths.prices, 'operator-prices', 'Preços'),
  page(operatorPaths.coupons, 'operator-coupons', 'Cupons'),
  page(operatorPaths.leads, 'operator-leads', 'Leads'),
];

const operatorMenu = { group: 'plataforma', admin: 'only' } as const;

/** Menu entries of the operator's pages, below the accounts. */
export const operatorMenus: MenuContribution[] = [
  {
    ...operatorMenu,
    id: 'admin-precos',
    label: 'Preços',
    icon: 'wallet',
    order: 12.2,
    to: operatorPaths.prices,
  },
  {
    ...operatorMenu,
    id: 'admin-cupons',
    label: 'Cupons',
    icon: 'tag',
    order: 12.4,
    to: operatorPaths.coupons,
  },
  {
    ...operatorMenu,
    group: 'clientes',
    id: 'admin-leads',
    label: 'Leads',
    icon: 'user-plus',
    order: 12.6,
    to: operatorPaths.leads,
  },
];
