import type { MenuContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';
import type { IconName } from '@girassol/shared-ui';

export type MenuGroupId = MenuContribution['group'];

export const menuGroups: readonly { id: MenuGroupId; label: string }[] = [
  { id: 'inicio', label: 'Início' },
  { id: 'comercial', label: 'Comercial' },
  { id: 'engenharia', label: 'Engenharia' },
  { id: 'financeiro', label: 'Financeiro' },
  { id: 'catalogo', label: 'Catálogo' },
  { id: 'ajustes', label: 'Ajustes' },
];

/** Whose id an entry puts into its address. */
export type MenuSubject =
  /** The company for whoever sees all of it, otherwise the own user. */
  { viewedBy: Condition } | 'user' | 'account';

/** One entry of the menus, as data. */
export interface MenuEntry {
  /** Also the name by which an account or a distribution hides it. */
  id: string;
  label: string;
  icon: IconName;
  /** Address as the route table writes it; its only parameter is filled with the subject's id. */
  path: string;
  subject?: MenuSubject;
  /** Further addresses where one is still at this entry: the forms of a board. */
  alsoAt?: readonly string[];
  /** Permissions, modules and white-labels. */
  when?: Condition;
  /** What the plan must be. Kept apart: an entry that only lacks the plan is explained, not just absent. */
  plan?: Condition['plan'];
  /** `also`: an admin sees it too. `only`: nobody else does (shell.menus-001). */
  admin?: 'also' | 'only';
  /** Works only with an active finance platform; otherwise it explains how to unlock it. */
  needsFinancePlatform?: true;
  /** Seen by whoever sees this entry, unless they say more. */
  children?: MenuEntry[];
}

export type MenuTable = Record<MenuGroupId, readonly MenuEntry[]>;
