import type { MenuContribution } from '@girassol/federation';

/** Id of a group of the menu. */
export type MenuGroupId = MenuContribution['group'];

/** Groups of the menu with their labels, in order. */
export const menuGroups: readonly { id: MenuGroupId; label: string }[] = [
  { id: 'inicio', label: 'Início' },
  { id: 'comercial', label: 'Comercial' },
  { id: 'engenharia', label: 'Engenharia' },
  { id: 'financeiro', label: 'Financeiro' },
  { id: 'catalogo', label: 'Catálogo' },
  { id: 'clientes', label: 'Clientes da plataforma' },
  { id: 'plataforma', label: 'Operação' },
  { id: 'demonstracao', label: 'Demonstração' },
  { id: 'ajustes', label: 'Ajustes' },
];
