import type { MenuContribution } from '@girassol/federation';

/** The shell's own entries: every other one is declared by the area that it leads to. */
export const shellMenus: readonly MenuContribution[] = [
  {
    id: 'inicio',
    label: 'Início',
    icon: 'home',
    group: 'inicio',
    order: 0,
    to: '/inicio',
    admin: 'also',
    onPhone: 0,
  },
  // The screens of the operation.
  {
    id: 'admin-contas-modulos',
    label: 'Contas e módulos',
    icon: 'users',
    group: 'ajustes',
    order: 12,
    to: '/operacao/contas',
    admin: 'only',
  },
  {
    id: 'admin-correio',
    label: 'Correio',
    icon: 'mail',
    group: 'ajustes',
    order: 13,
    to: '/operacao/correio',
    admin: 'only',
  },
  {
    id: 'admin-versoes',
    label: 'Versões no ar',
    icon: 'history',
    group: 'ajustes',
    order: 14,
    to: '/operacao/versoes',
    admin: 'only',
  },
  {
    id: 'admin-distribuicoes',
    label: 'Distribuições',
    icon: 'globe',
    group: 'ajustes',
    order: 15,
    to: '/operacao/distribuicoes',
    admin: 'only',
  },
  {
    id: 'atualizacoes',
    label: 'Atualizações',
    icon: 'star',
    group: 'ajustes',
    order: 90,
    to: '/atualizacoes',
    admin: 'also',
  },
];
