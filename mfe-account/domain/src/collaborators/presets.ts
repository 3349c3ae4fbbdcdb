import type { IndividualPermission, IndividualPermissions } from '@girassol/shared-domain';
import { individualPermissionNames } from '@girassol/shared-domain';

/** Set of flags for a usual position in an installer's company. */
export interface RightsPreset {
  id: string;
  label: string;
  permissions: readonly IndividualPermission[];
}

/** Sets of flags for usual positions. A set is a beginning: each flag can be changed afterwards. */
export const rightsPresets: readonly RightsPreset[] = [
  { id: 'seller', label: 'Vendedor', permissions: ['salesKanban', 'customersList', 'proposalsList'] },
  { id: 'preSeller', label: 'Pré-vendas', permissions: ['preSalesKanban', 'customersList'] },
  {
    id: 'engineer',
    label: 'Engenharia',
    permissions: ['projectKanban', 'installationKanban', 'customersList', 'kitsManager'],
  },
  { id: 'installer', label: 'Obras', permissions: ['installationKanban', 'afterSalesKanban'] },
  {
    id: 'finance',
    label: 'Financeiro',
    permissions: ['administrativeKanban', 'administrativeManager', 'customersList', 'contractManager'],
  },
  {
    id: 'salesManager',
    label: 'Gerente comercial',
    permissions: [
      'preSalesKanban',
      'preSalesManager',
      'salesKanban',
      'salesManager',
      'customersList',
      'proposalsList',
      'pricingTab',
    ],
  },
  { id: 'everything', label: 'Tudo', permissions: individualPermissionNames },
];

/** Returns flags of a preset that `held` contains: nobody grants what they lack. */
export const getPresetPermissions = (
  { permissions }: RightsPreset,
  held: ReadonlySet<IndividualPermission>,
): IndividualPermissions =>
  Object.fromEntries(permissions.filter((permission) => held.has(permission)).map((name) => [name, true]));
