import {
  getEffectiveLevel,
  listMenusHiddenByLevels,
  permissionAreaNames,
  permissionAreas,
  permissionLevelNames,
} from './permission-levels';

test('[collaborators-002] there are 18 areas with three levels', () => {
  expect(permissionAreaNames.map((area) => permissionAreas[area].label.toUpperCase())).toEqual([
    'CLIENTES',
    'PROPOSTAS',
    'FINANCIAMENTOS',
    'PEDIDOS',
    'PRÉ-VENDA',
    'VENDAS',
    'ADMINISTRATIVO',
    'PROJETOS',
    'OBRAS',
    'PÓS-VENDA',
    'CHATS',
    'AGENDA',
    'KITS',
    'EQUIPAMENTOS',
    'COLABORADORES',
    'WEBSITE',
    'CONTRATOS',
    'IMPORTAÇÕES',
  ]);
  expect(permissionLevelNames).toEqual(['NONE', 'VIEW', 'EDIT']);
});

test('[collaborators-003] NONE hides the menus of an area, EDIT is the default, and a flag wins over a level', () => {
  expect(listMenusHiddenByLevels({ permissions: {}, levels: {} })).toEqual([]);
  const levels = { orders: 'NONE', financings: 'VIEW', sales: 'NONE' } as const;
  expect(listMenusHiddenByLevels({ permissions: {}, levels })).toEqual(['pedidos', 'vendas']);
  expect(listMenusHiddenByLevels({ permissions: { salesKanban: true }, levels })).toEqual(['pedidos']);
  expect(getEffectiveLevel({ permissions: { salesKanban: true }, levels }, 'sales')).toBe('EDIT');
  expect(getEffectiveLevel({ permissions: { salesKanban: false }, levels }, 'sales')).toBe('NONE');
});
