import type { MenuContribution } from '@girassol/federation';
import {
  type AccessFacts,
  type CollaboratorRights,
  listMenusHiddenByLevels,
  meetsCondition,
} from '@girassol/shared-domain';

/** Menu of a collaborator as the rights on screen make it: a group with its entries. */
export interface PreviewGroup {
  id: MenuContribution['group'];
  label: string;
  entries: { id: string; label: string; children: string[] }[];
}

const groups: readonly { id: MenuContribution['group']; label: string }[] = [
  { id: 'comercial', label: 'Comercial' },
  { id: 'engenharia', label: 'Engenharia' },
  { id: 'financeiro', label: 'Financeiro' },
  { id: 'catalogo', label: 'Catálogo' },
  { id: 'ajustes', label: 'Ajustes' },
];

interface PreviewInput {
  menus: readonly MenuContribution[];
  /** Facts of the person who edits: account, plan and preferences are the same for both. */
  facts: AccessFacts;
  rights: CollaboratorRights;
  hiddenMenus: readonly string[];
}

/** Builds the menu that a collaborator with these rights sees, by groups without the empty ones. */
export function buildPreviewMenus({ menus, facts, rights, hiddenMenus }: PreviewInput): PreviewGroup[] {
  const person: AccessFacts = {
    ...facts,
    session: { ...facts.session, type: 'VENDOR', isAdmin: false },
    permissions: rights.permissions,
    levels: rights.levels,
  };
  const hidden = new Set([...hiddenMenus, ...listMenusHiddenByLevels(rights)]);
  const visible = menus.filter(
    ({ id, when, admin }) => admin !== 'only' && !hidden.has(id) && meetsCondition(when, person),
  );
  return groups
    .map(({ id, label }) => ({
      id,
      label,
      entries: visible
        .filter(({ group, under }) => group === id && under === undefined)
        .map((entry) => ({
          id: entry.id,
          label: entry.label,
          children: visible.filter(({ under }) => under === entry.id).map((child) => child.label),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
}
