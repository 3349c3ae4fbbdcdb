import type { IndividualPermission, IndividualPermissions, UserType } from './session';

/** Levels of a collaborator in an area of the product, from none to all (collaborators-002). */
export const permissionLevelNames = ['NONE', 'VIEW', 'EDIT'] as const;

/** Level of a collaborator in an area: NONE hides its menu, VIEW only reads, EDIT does everything. */
export type PermissionLevel = (typeof permissionLevelNames)[number];

/** Names of the 18 areas for which a collaborator has a level (collaborators-002). */
export const permissionAreaNames = [
  'customers',
  'proposals',
  'financings',
  'orders',
  'preSales',
  'sales',
  'administrative',
  'projects',
  'installations',
  'afterSales',
  'chats',
  'schedule',
  'kits',
  'equipment',
  'collaborators',
  'website',
  'contracts',
  'imports',
] as const;

export type PermissionArea = (typeof permissionAreaNames)[number];

/** Levels of a collaborator. An area that is left out has the level EDIT. */
export type PermissionLevels = Partial<Record<PermissionArea, PermissionLevel>>;

interface AreaDescription {
  label: string;
  /** Flags that speak of the area too: one that is set wins over the level. */
  flags: readonly IndividualPermission[];
  /** Ids of the menus of the area. */
  menus: readonly string[];
}

/** Areas with their labels, the flags that win over their levels, and their menus. */
export const permissionAreas: Record<PermissionArea, AreaDescription> = {
  customers: { label: 'Clientes', flags: ['customersList'], menus: ['clientes'] },
  proposals: { label: 'Propostas', flags: ['proposalsList'], menus: ['propostas'] },
  financings: { label: 'Financiamentos', flags: [], menus: ['financiamentos'] },
  orders: { label: 'Pedidos', flags: [], menus: ['pedidos'] },
  preSales: { label: 'Pré-venda', flags: ['preSalesKanban', 'preSalesManager'], menus: ['pre-venda'] },
  sales: { label: 'Vendas', flags: ['salesKanban', 'salesManager'], menus: ['vendas'] },
  administrative: {
    label: 'Administrativo',
    flags: ['administrativeKanban', 'administrativeManager'],
    menus: ['administrativo'],
  },
  projects: { label: 'Projetos', flags: ['projectKanban', 'projectManager'], menus: ['projetos'] },
  installations: {
    label: 'Obras',
    flags: ['installationKanban', 'installationManager'],
    menus: ['instalacoes'],
  },
  afterSales: { label: 'Pós-venda', flags: ['afterSalesKanban', 'afterSalesManager'], menus: ['pos-venda'] },
  chats: { label: 'Chats', flags: [], menus: ['conversas'] },
  schedule: {
    label: 'Agenda',
    flags: [],
    menus: ['pre-venda', 'vendas', 'administrativo', 'projetos', 'instalacoes', 'pos-venda'].map(
      (board) => `${board}-agenda`,
    ),
  },
  kits: { label: 'Kits', flags: ['kitsManager'], menus: ['kits'] },
  equipment: {
    label: 'Equipamentos',
    flags: ['kitsManager'],
    menus: ['modulos', 'inversores', 'equipamentos'],
  },
  collaborators: { label: 'Colaboradores', flags: ['employeesManager'], menus: ['colaboradores'] },
  website: { label: 'Website', flags: ['configManager'], menus: ['website'] },
  contracts: { label: 'Contratos', flags: ['contractManager'], menus: ['contratos'] },
  imports: { label: 'Importações', flags: ['configManager'], menus: ['importacoes'] },
};

/** Rights of a collaborator: flags and levels. */
export interface CollaboratorRights {
  permissions: IndividualPermissions;
  levels: PermissionLevels;
}

/**
 * Returns the level that a collaborator has in an area in effect: a flag of the area that is set wins over the level, and an
 * area without a level has EDIT.
 */
export function getEffectiveLevel(
  { permissions, levels }: CollaboratorRights,
  area: PermissionArea,
): PermissionLevel {
  const isDecidedByFlag = permissionAreas[area].flags.some((flag) => permissions[flag] === true);
  return isDecidedByFlag ? 'EDIT' : (levels[area] ?? 'EDIT');
}

/** Lists the ids of the menus that the levels of a collaborator hide: those of areas with the effective level NONE. */
export const listMenusHiddenByLevels = (rights: CollaboratorRights): string[] =>
  permissionAreaNames
    .filter((area) => getEffectiveLevel(rights, area) === 'NONE')
    .flatMap((area) => permissionAreas[area].menus);

/** Person whose levels are asked for. Without levels, every area has EDIT. */
export interface LeveledPerson {
  session: { type: UserType };
  permissions: IndividualPermissions;
  levels?: PermissionLevels | undefined;
}

/**
 * Returns true if the levels let a person create, edit and delete in an area: a manager everywhere, a vendor with the level
 * EDIT in effect. It says nothing of the flags that the area's actions need besides.
 */
export const canEditArea = (
  { session, permissions, levels = {} }: LeveledPerson,
  area: PermissionArea,
): boolean => session.type === 'MANAGER' || getEffectiveLevel({ permissions, levels }, area) === 'EDIT';

/** Describes, in Portuguese, why somebody with a lower level than EDIT changes nothing in an area. */
export const describeReadOnlyArea = (area: PermissionArea): string =>
  `Seu acesso a ${permissionAreas[area].label} é só para ver. Quem gerencia os colaboradores pode mudar isso.`;
