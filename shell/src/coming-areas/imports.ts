import type { MenuContribution } from '@girassol/federation';
import { type BoardKind, boards, type Condition } from '@girassol/shared-domain';
import { activeOnly } from '../routes/access';
import type { ComingArea } from './coming-area';

const groups: Record<BoardKind, MenuContribution['group']> = {
  PRE_SALES: 'comercial',
  SALES: 'comercial',
  PROJECT: 'engenharia',
  INSTALLATION: 'engenharia',
  AFTER_SALES: 'engenharia',
  ADMINISTRATIVE: 'financeiro',
};
const uploads: Record<BoardKind, string> = {
  PRE_SALES: '/upload-de-pre-vendas',
  SALES: '/upload-de-vendas',
  PROJECT: '/upload-de-projetos',
  INSTALLATION: '/upload-de-obras',
  AFTER_SALES: '/upload-de-atividades-de-pos-venda',
  ADMINISTRATIVE: '/upload-de-operacoes-administrativas',
};
/** Uploads and exports: the manager, salesManager, or the manager right of this very board. */
const movesData = (kind: BoardKind): Condition => ({
  any: [{ permission: 'salesManager' }, { permission: boards[kind].managerPermission }],
});

/** Uploads with their mapping pages, exports and the import history. */
export const imports: ComingArea = {
  name: 'mfe-imports',
  routes: [
    // imports
    { path: '/upload-de-clientes', access: activeOnly, title: 'Upload de clientes' },
    { path: '/upload-de-clientes/mapeamento', access: activeOnly, title: 'Mapeamento de clientes' },
    // exports
    { path: '/cliente/exportacao', access: activeOnly, title: 'Exportação de clientes' },
    // imports
    { path: '/upload-de-kits', access: activeOnly, title: 'Upload de kits' },
    { path: '/upload-de-kits/mapeamento', access: activeOnly, title: 'Mapeamento de kits' },
    { path: '/upload-de-vendas', access: activeOnly, title: 'Upload de vendas' },
    { path: '/upload-de-vendas/mapeamento', access: activeOnly, title: 'Mapeamento de vendas' },
    // exports
    { path: '/vendas/exportacao', access: activeOnly, title: 'Exportação de vendas' },
    { path: '/pre-venda/exportacao', access: activeOnly, title: 'Exportação de pré-venda' },
    // imports
    { path: '/upload-de-pre-vendas', access: activeOnly, title: 'Upload de pré-vendas' },
    { path: '/upload-de-pre-vendas/mapeamento', access: activeOnly, title: 'Mapeamento de pré-vendas' },
    { path: '/upload-de-projetos', access: activeOnly, title: 'Upload de projetos' },
    { path: '/upload-de-projetos/mapeamento', access: activeOnly, title: 'Mapeamento de projetos' },
    { path: '/upload-de-obras', access: activeOnly, title: 'Upload de obras' },
    { path: '/upload-de-obras/mapeamento', access: activeOnly, title: 'Mapeamento de obras' },
    {
      path: '/upload-de-atividades-de-pos-venda',
      access: activeOnly,
      title: 'Upload de atividades de pós-venda',
    },
    { path: '/upload-de-pos-venda/mapeamento', access: activeOnly, title: 'Mapeamento de pós-venda' },
    {
      path: '/upload-de-operacoes-administrativas',
      access: activeOnly,
      title: 'Upload de operações administrativas',
    },
    {
      path: '/upload-administrativo/mapeamento',
      access: activeOnly,
      title: 'Mapeamento de operações administrativas',
    },
    { path: '/modulos/upload', access: activeOnly, title: 'Upload de módulos' },
    { path: '/modulos/upload/mapeamento', access: activeOnly, title: 'Mapeamento de módulos' },
    { path: '/inversores/upload', access: activeOnly, title: 'Upload de inversores' },
    { path: '/inversores/upload/mapeamento', access: activeOnly, title: 'Mapeamento de inversores' },
    { path: '/equipamentos/upload', access: activeOnly, title: 'Upload de equipamentos' },
    { path: '/equipamentos/upload/mapeamento', access: activeOnly, title: 'Mapeamento de equipamentos' },
    { path: '/importacoes/lista', access: activeOnly, title: 'Importações' },
  ],
  menus: [
    ...(['PRE_SALES', 'SALES', 'PROJECT', 'INSTALLATION', 'AFTER_SALES', 'ADMINISTRATIVE'] as const).map(
      (kind): MenuContribution => ({
        id: `${boards[kind].basePath.slice(1)}-upload`,
        label: 'Upload',
        icon: 'upload',
        group: groups[kind],
        under: boards[kind].basePath.slice(1),
        order: 40,
        to: uploads[kind],
        when: movesData(kind),
      }),
    ),
    ...(['PRE_SALES', 'SALES'] as const).map(
      (kind): MenuContribution => ({
        id: `${boards[kind].basePath.slice(1)}-exportacao`,
        label: 'Exportação',
        icon: 'download',
        group: 'comercial',
        under: boards[kind].basePath.slice(1),
        order: 50,
        to: `${boards[kind].basePath}/exportacao`,
        when: movesData(kind),
      }),
    ),
    {
      id: 'clientes-upload',
      label: 'Upload',
      icon: 'upload',
      group: 'comercial',
      under: 'clientes',
      order: 40,
      to: '/upload-de-clientes',
      when: { permission: 'salesManager' },
    },
    {
      id: 'clientes-exportacao',
      label: 'Exportação',
      icon: 'download',
      group: 'comercial',
      under: 'clientes',
      order: 50,
      to: '/cliente/exportacao',
      when: { permission: 'salesManager' },
    },
    {
      id: 'kits-upload',
      label: 'Upload',
      icon: 'upload',
      group: 'catalogo',
      under: 'kits',
      order: 40,
      to: '/upload-de-kits',
      // Where the manager's kits are used, a vendor without kitsManager does not register any (shell.menus-009).
      when: { any: [{ permission: 'kitsManager' }, { not: { preference: 'useManagerKits' } }] },
    },
    ...['modulos', 'inversores', 'equipamentos'].map(
      (id): MenuContribution => ({
        id: `${id}-upload`,
        label: 'Upload',
        icon: 'upload',
        group: 'catalogo',
        under: id,
        order: 40,
        to: `/${id}/upload`,
        when: { permission: 'kitsManager' },
      }),
    ),
    {
      id: 'importacoes',
      label: 'Importações',
      icon: 'upload',
      group: 'ajustes',
      order: 50,
      to: '/importacoes/lista',
      when: { permission: 'configManager' },
    },
  ],
};
