import { activeOnly, ownedBy } from '../route-types';

/** Uploads with their mapping pages, exports and the import history. */
export const importsRoutes = ownedBy('mfe-imports', [
  // imports
  { path: '/upload-de-clientes', kinds: activeOnly, title: 'Upload de clientes' },
  { path: '/upload-de-clientes/mapeamento', kinds: activeOnly, title: 'Mapeamento de clientes' },
  // exports
  { path: '/cliente/exportacao', kinds: activeOnly, title: 'Exportação de clientes' },
  // imports
  { path: '/upload-de-kits', kinds: activeOnly, title: 'Upload de kits' },
  { path: '/upload-de-kits/mapeamento', kinds: activeOnly, title: 'Mapeamento de kits' },
  { path: '/upload-de-vendas', kinds: activeOnly, title: 'Upload de vendas' },
  { path: '/upload-de-vendas/mapeamento', kinds: activeOnly, title: 'Mapeamento de vendas' },
  // exports
  { path: '/vendas/exportacao', kinds: activeOnly, title: 'Exportação de vendas' },
  { path: '/pre-venda/exportacao', kinds: activeOnly, title: 'Exportação de pré-venda' },
  // imports
  { path: '/upload-de-pre-vendas', kinds: activeOnly, title: 'Upload de pré-vendas' },
  { path: '/upload-de-pre-vendas/mapeamento', kinds: activeOnly, title: 'Mapeamento de pré-vendas' },
  { path: '/upload-de-projetos', kinds: activeOnly, title: 'Upload de projetos' },
  { path: '/upload-de-projetos/mapeamento', kinds: activeOnly, title: 'Mapeamento de projetos' },
  { path: '/upload-de-obras', kinds: activeOnly, title: 'Upload de obras' },
  { path: '/upload-de-obras/mapeamento', kinds: activeOnly, title: 'Mapeamento de obras' },
  {
    path: '/upload-de-atividades-de-pos-venda',
    kinds: activeOnly,
    title: 'Upload de atividades de pós-venda',
  },
  { path: '/upload-de-pos-venda/mapeamento', kinds: activeOnly, title: 'Mapeamento de pós-venda' },
  {
    path: '/upload-de-operacoes-administrativas',
    kinds: activeOnly,
    title: 'Upload de operações administrativas',
  },
  {
    path: '/upload-administrativo/mapeamento',
    kinds: activeOnly,
    title: 'Mapeamento de operações administrativas',
  },
  { path: '/modulos/upload', kinds: activeOnly, title: 'Upload de módulos' },
  { path: '/modulos/upload/mapeamento', kinds: activeOnly, title: 'Mapeamento de módulos' },
  { path: '/inversores/upload', kinds: activeOnly, title: 'Upload de inversores' },
  { path: '/inversores/upload/mapeamento', kinds: activeOnly, title: 'Mapeamento de inversores' },
  { path: '/equipamentos/upload', kinds: activeOnly, title: 'Upload de equipamentos' },
  { path: '/equipamentos/upload/mapeamento', kinds: activeOnly, title: 'Mapeamento de equipamentos' },
  { path: '/importacoes/lista', kinds: activeOnly, title: 'Importações' },
]);
