import type { IndividualPermission } from '@girassol/shared-domain';
import { listAvailableRoutes } from '../routes/available-routes';
import { listAllRemotes } from '../testing/everything-present.testing';
import { buildOwnerMenuInput, buildVendorMenuInput } from '../testing/person';
import { shellMenus } from './shell-menus';
import { buildVisibleMenus, type MenuInput } from './visible-menus';

/** Lists the ids of every entry that a user sees, children included. */
function listIds(input: MenuInput): string[] {
  return listEntries(input).map(({ id }) => id);
}

function listEntries(input: MenuInput) {
  return buildVisibleMenus(input).groups.flatMap(({ entries }) =>
    entries.flatMap((entry) => [entry, ...entry.children]),
  );
}

const enterpriseMenus = [
  'pre-venda',
  'administrativo',
  'projetos',
  'instalacoes',
  'pos-venda',
  'equipamentos',
];

test('[admin-001, shell.menus-001, shell.session-005] an admin sees the start, tickets, updates, account and the admin screens', () => {
  expect(listIds(buildOwnerMenuInput({ session: { isAdmin: true } }))).toEqual([
    'inicio',
    'admin-contas',
    'admin-chamados',
    'admin-leads',
    'admin-sites',
    'admin-precos',
    'admin-cupons',
    'admin-avisos',
    'admin-correio',
    'admin-tarefas',
    'admin-versoes',
    'admin-distribuicoes',
    'admin-galeria',
    'mesa-do-banco',
    'conta',
    'chamados',
    'atualizacoes',
  ]);
  expect(listIds(buildOwnerMenuInput())).not.toContain('admin-contas');
});

test.each<[string, IndividualPermission]>([
  ['pre-venda', 'preSalesKanban'],
  ['vendas', 'salesKanban'],
  ['administrativo', 'administrativeKanban'],
  ['projetos', 'projectKanban'],
  ['instalacoes', 'installationKanban'],
  ['pos-venda', 'afterSalesKanban'],
  ['clientes', 'customersList'],
  ['propostas', 'proposalsList'],
])('[shell.menus-002, shell.menus-019] a vendor sees %s only with %s, a manager by default', (id, flag) => {
  expect(listIds(buildVendorMenuInput())).not.toContain(id);
  expect(listIds(buildVendorMenuInput(flag))).toContain(id);
  expect(listIds(buildOwnerMenuInput())).toContain(id);
});

test.each(['BASIC', 'CRM'] as const)(
  '[shell.menus-003] the menus of ENTERPRISE are absent under %s',
  (signupPlan) => {
    const ids = listIds(buildOwnerMenuInput({ session: { signupPlan } }));
    for (const id of enterpriseMenus) expect(ids).not.toContain(id);
    for (const id of enterpriseMenus) expect(listIds(buildOwnerMenuInput())).toContain(id);
  },
);

test('[shell.menus-004] the sales menu needs a plan other than BASIC', () => {
  expect(listIds(buildOwnerMenuInput({ session: { signupPlan: 'BASIC' } }))).not.toContain('vendas');
  expect(listIds(buildOwnerMenuInput({ session: { signupPlan: 'CRM' } }))).toContain('vendas');
});

test('[shell.menus-005] uploads and exports need a manager, salesManager, or the manager right of the board', () => {
  const entries = [
    'vendas-upload',
    'vendas-exportacao',
    'clientes-upload',
    'clientes-exportacao',
    'projetos-upload',
  ];
  const seen: IndividualPermission[] = ['salesKanban', 'customersList', 'projectKanban'];
  for (const id of entries) {
    expect(listIds(buildVendorMenuInput(...seen))).not.toContain(id);
    expect(listIds(buildVendorMenuInput(...seen, 'salesManager'))).toContain(id);
    expect(listIds(buildOwnerMenuInput())).toContain(id);
  }
  expect(listIds(buildVendorMenuInput(...seen, 'projectManager'))).toContain('projetos-upload');
  expect(listIds(buildVendorMenuInput(...seen, 'projectManager'))).not.toContain('vendas-upload');
});

test.each(['personalizacao', 'configuracoes', 'importacoes'])(
  '[shell.menus-006] %s needs configManager',
  (id) => {
    expect(listIds(buildVendorMenuInput())).not.toContain(id);
    expect(listIds(buildVendorMenuInput('configManager'))).toContain(id);
  },
);

test('[shell.menus-007] collaborators need employeesManager', () => {
  expect(listIds(buildVendorMenuInput())).not.toContain('colaboradores');
  expect(listIds(buildVendorMenuInput('employeesManager'))).toContain('colaboradores');
});

test('[shell.menus-008] contracts need contractManager, on any plan', () => {
  expect(listIds(buildVendorMenuInput())).not.toContain('contratos');
  expect(listIds(buildVendorMenuInput('contractManager'))).toContain('contratos');
  expect(listIds(buildOwnerMenuInput({ session: { signupPlan: 'BASIC' } }))).toContain('contratos');
});

test("[shell.menus-009] where the manager's kits are used, a vendor registers kits only with kitsManager", () => {
  const seesRegister = (useManagerKits: boolean, ...flags: IndividualPermission[]) =>
    listIds(
      buildOwnerMenuInput({
        session: { type: 'VENDOR' },
        flags: ['proposalsList', ...flags],
        preferences: { useManagerKits },
      }),
    ).includes('kits-cadastro');
  expect(seesRegister(false)).toBe(true);
  expect(seesRegister(false, 'kitsManager')).toBe(true);
  expect(seesRegister(true)).toBe(false);
  expect(seesRegister(true, 'kitsManager')).toBe(true);
  expect(listIds(buildOwnerMenuInput({ preferences: { useManagerKits: true } }))).toContain('kits-upload');
});

test('[shell.menus-002] kits and equipment need a permission whose work they are for', () => {
  for (const id of ['kits', 'modulos', 'inversores', 'equipamentos']) {
    expect(listIds(buildVendorMenuInput('salesKanban', 'customersList'))).not.toContain(id);
    for (const flag of ['kitsManager', 'proposalsList', 'salesManager', 'pricingEdit'] as const)
      expect(listIds(buildVendorMenuInput(flag))).toContain(id);
    expect(listIds(buildOwnerMenuInput())).toContain(id);
  }
});

test('[shell.menus-010] registering equipment needs a manager or kitsManager', () => {
  for (const id of ['modulos-registro', 'modulos-upload', 'inversores-registro', 'equipamentos-upload']) {
    expect(listIds(buildVendorMenuInput())).not.toContain(id);
    expect(listIds(buildVendorMenuInput('kitsManager'))).toContain(id);
    expect(listIds(buildOwnerMenuInput())).toContain(id);
  }
});

test('[shell.menus-011] the website needs configManager', () => {
  expect(listIds(buildVendorMenuInput())).not.toContain('website');
  expect(listIds(buildVendorMenuInput('configManager'))).toContain('website');
});

test('[shell.menus-012] orders need the module Marketplace and, for vendors, one of three rights', () => {
  const activeModules = ['Marketplace'];
  const sees = (type: 'MANAGER' | 'VENDOR', modules: string[], ...flags: IndividualPermission[]) =>
    listIds(buildOwnerMenuInput({ session: { type, activeModules: modules }, flags })).includes('pedidos');
  expect(sees('MANAGER', [])).toBe(false);
  expect(sees('MANAGER', activeModules)).toBe(true);
  expect(sees('VENDOR', activeModules)).toBe(false);
  expect(sees('VENDOR', [], 'salesManager')).toBe(false);
  for (const flag of ['salesManager', 'administrativeManager', 'pricingEdit'] as const) {
    expect(sees('VENDOR', activeModules, flag)).toBe(true);
    expect(sees('VENDOR', [], flag)).toBe(false);
  }
  // Any other right is none of the three.
  expect(sees('VENDOR', activeModules, 'salesKanban', 'proposalsList', 'configManager')).toBe(false);
});

test('[shell.menus-013, shell.menus-021] the white-label SERRANA has no financings', () => {
  expect(listIds(buildOwnerMenuInput({ session: { whitelabel: 'SERRANA' } }))).not.toContain(
    'financiamentos',
  );
  expect(listIds(buildOwnerMenuInput({ session: { whitelabel: 'OUTRA' } }))).toContain('financiamentos');
  expect(listIds(buildOwnerMenuInput())).toContain('financiamentos');
});

test('financings lead to the marketplace where its module is active', () => {
  const target = (activeModules: string[]) =>
    listEntries(buildOwnerMenuInput({ session: { activeModules } })).find(({ id }) => id === 'financiamentos')
      ?.to;
  expect(target([])).toBe('/financiamentos');
  expect(target(['Marketplace'])).toBe('/marketplace/financiamentos');
});

test('[shell.menus-014] white-labels have neither kits nor equipment', () => {
  const ids = listIds(buildOwnerMenuInput({ session: { whitelabel: 'OUTRA' } }));
  for (const id of ['kits', 'kits-cadastro', 'modulos', 'inversores', 'equipamentos'])
    expect(ids).not.toContain(id);
});

test('[shell.menus-015] an account and a distribution hide menus by their id', () => {
  expect(listIds({ ...buildOwnerMenuInput(), hidden: ['clientes', 'vendas-agenda'] })).not.toContain(
    'clientes',
  );
  expect(listIds({ ...buildOwnerMenuInput(), hidden: ['clientes', 'vendas-agenda'] })).not.toContain(
    'clientes-cadastro',
  );
  expect(listIds({ ...buildOwnerMenuInput(), hidden: ['clientes', 'vendas-agenda'] })).not.toContain(
    'vendas-agenda',
  );
  expect(listIds({ ...buildOwnerMenuInput(), hidden: ['clientes'] })).toContain('vendas');
});

test.each([
  ['ACTIVE', false],
  ['PENDING', true],
  [null, true],
])(
  '[shell.menus-016, shell.menus-017] with the finance platform %s its entry is locked: %s',
  (status, isLocked) => {
    const entry = listEntries(buildOwnerMenuInput({ session: { azumeFinanceData: { status } } })).find(
      ({ id }) => id === 'plataforma-financeira',
    );
    expect(entry?.isLocked).toBe(isLocked);
  },
);

test('[shell.menus-018] an owner is told what the plan leaves out, a vendor is not', () => {
  const basic = buildVisibleMenus(buildOwnerMenuInput({ session: { signupPlan: 'BASIC' } })).beyondPlan;
  expect(basic.map(({ id }) => id)).toEqual(expect.arrayContaining([...enterpriseMenus, 'vendas']));
  expect(basic.filter(({ isInCrmPlan }) => isInCrmPlan).map(({ id }) => id)).toContain('vendas');
  for (const id of enterpriseMenus)
    expect(basic.find((feature) => feature.id === id)).toMatchObject({ isInCrmPlan: false });
  expect(
    buildVisibleMenus(buildOwnerMenuInput({ session: { signupPlan: 'CRM' } })).beyondPlan.map(({ id }) => id),
  ).not.toContain('vendas');
  expect(buildVisibleMenus(buildOwnerMenuInput()).beyondPlan).toEqual([]);
  expect(
    buildVisibleMenus(buildOwnerMenuInput({ session: { signupPlan: 'BASIC', type: 'VENDOR' } })).beyondPlan,
  ).toEqual([]);
});

test('menus of areas that are not present do not show, nor are they promised', () => {
  const [boards] = listAllRemotes();
  if (!boards) throw new Error('the boards are an area');
  const there = ['/vendas/funil/:uid', '/clientes/lista/:uid'];
  const remotes = [{ ...boards, routes: boards.routes.filter(({ path }) => there.includes(path)) }];
  const routes = listAvailableRoutes(remotes, ['/inicio']);
  expect(listIds({ ...buildOwnerMenuInput(), remotes, routes })).toEqual(['inicio', 'vendas', 'clientes']);
  const basic = buildVisibleMenus({
    ...buildOwnerMenuInput({ session: { signupPlan: 'BASIC' } }),
    remotes,
    routes,
  });
  expect(basic.beyondPlan.map(({ id }) => id)).toEqual(['vendas']);
  expect(buildVisibleMenus({ ...buildOwnerMenuInput(), remotes: [] }).groups.map(({ id }) => id)).toEqual([
    'inicio',
    'ajustes',
  ]);
});

test('[shell.access-008] an irregular account sees only what it may open', () => {
  const ids = listIds(buildOwnerMenuInput({ session: { statusOk: false } }));
  expect(ids).toEqual(
    expect.arrayContaining(['inicio', 'clientes', 'propostas', 'kits', 'configuracoes', 'assinatura']),
  );
  for (const id of ['vendas', 'contratos', 'colaboradores', 'atualizacoes']) expect(ids).not.toContain(id);
});

test('boards open on the company for who manages them, on the own items for the others', () => {
  const getBoard = (input: MenuInput) => listEntries(input).find(({ id }) => id === 'vendas')?.to;
  expect(getBoard(buildOwnerMenuInput())).toBe('/vendas/funil/conta');
  expect(getBoard(buildVendorMenuInput('salesKanban'))).toBe('/vendas/funil/v1');
  expect(getBoard(buildVendorMenuInput('salesKanban', 'salesManager'))).toBe('/vendas/funil/conta');
});

test('[shell-011] an account that is not ENTERPRISE opens boards on the own user', () => {
  const input = buildOwnerMenuInput({ session: { signupPlan: 'CRM' } });
  expect(listEntries(input).find(({ id }) => id === 'vendas')?.to).toBe('/vendas/funil/u1');
});

describe('menus of an outside team', () => {
  const access = ['active' as const];
  const menus = [
    { id: 'metas', label: 'Metas', group: 'comercial' as const, order: 102, to: '/metas' },
    {
      id: 'ranking',
      label: 'Ranking',
      group: 'comercial' as const,
      order: 101,
      to: '/ranking',
      icon: 'nenhum',
    },
    {
      id: 'clientes-2',
      label: 'Clientes',
      group: 'comercial' as const,
      order: 103,
      to: '/clientes/lista/conta',
    },
    {
      id: 'medidas',
      label: 'Medidas',
      group: 'comercial' as const,
      under: 'vendas',
      order: 1,
      to: '/medidas',
    },
    { id: 'sem-lugar', label: 'Nada', group: 'comercial' as const, under: 'nada', order: 1, to: '/metas' },
  ];
  const remotes = [
    ...listAllRemotes(),
    { name: 'mfe-x', routes: menus.map(({ to }) => ({ path: to, access })), menus },
  ];
  const routes = listAvailableRoutes(remotes, ['/inicio']);
  const commercial = (input: MenuInput) =>
    buildVisibleMenus({ ...input, remotes, routes }).groups.find(({ id }) => id === 'comercial')?.entries ??
    [];

  test('stand in their group by their order, and an address has one entry', () => {
    expect(
      commercial(buildOwnerMenuInput())
        .map(({ id }) => id)
        .slice(-2),
    ).toEqual(['ranking', 'metas']);
  });

  test('stand below the entry of another area for whoever sees that one', () => {
    const getChildren = (input: MenuInput) =>
      commercial(input)
        .find(({ id }) => id === 'vendas')
        ?.children.map(({ id }) => id);
    expect(getChildren(buildOwnerMenuInput())?.[0]).toBe('medidas');
    expect(getChildren(buildVendorMenuInput('customersList'))).toBeUndefined();
  });
});

test('one id names one entry, so that hiding it hides nothing else', () => {
  const ids = [...shellMenus, ...listAllRemotes().flatMap(({ menus = [] }) => menus)].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  // Two addresses, of which the module Marketplace chooses one.
  expect(repeated).toEqual(['financiamentos']);
});
