import type { MenuContribution } from '@girassol/federation';

export type MenuGroupId = MenuContribution['group'];

export const menuGroups: readonly { id: MenuGroupId; label: string }[] = [
  { id: 'inicio', label: 'Início' },
  { id: 'comercial', label: 'Comercial' },
  { id: 'engenharia', label: 'Engenharia' },
  { id: 'financeiro', label: 'Financeiro' },
  { id: 'catalogo', label: 'Catálogo' },
  { id: 'ajustes', label: 'Ajustes' },
];
