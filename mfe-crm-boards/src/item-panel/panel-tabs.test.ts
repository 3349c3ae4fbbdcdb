import type { BoardKind, Facts } from '@girassol/shared-domain';
import { presentTabs, tabCaption, tabText, visibleTabs } from './panel-tabs';

type FactsOf = Partial<Facts['session']> & Pick<Partial<Facts>, 'permissions' | 'preferences'>;

const person = ({ permissions = {}, preferences, ...session }: FactsOf = {}): Facts => ({
  session: {
    type: 'MANAGER',
    signupPlan: 'ENTERPRISE',
    activeModules: [],
    whitelabel: null,
    isAdmin: false,
    ...session,
  },
  permissions,
  ...(preferences && { preferences }),
});

const vendor = (facts: FactsOf = {}) => person({ type: 'VENDOR', ...facts });

const ids = (kind: BoardKind, facts: Facts = person(), width = 1600) =>
  visibleTabs(kind, facts, width).map((tab) => tab.id);

const find = (kind: BoardKind, id: string, facts: Facts = person()) =>
  visibleTabs(kind, facts, 1600).find((tab) => tab.id === id);

const salesLayout: BoardKind[] = ['SALES', 'PRE_SALES', 'AFTER_SALES'];
const projectLayout: BoardKind[] = ['PROJECT', 'INSTALLATION', 'ADMINISTRATIVE'];

test('[boards-024] tabs of the sales layout keep their fixed indexes', () => {
  const everything = { activeModules: ['Gerador de Propostas de Pós-Venda'] };
  const indexes = Object.fromEntries(
    salesLayout
      .flatMap((kind) => visibleTabs(kind, person(everything), 1600))
      .map((tab) => [tab.label, tab.index]),
  );
  expect(indexes).toEqual({
    Notas: 0,
    Propostas: 1,
    Contratos: 2,
    Arquivos: 3,
    Financiamentos: 4,
    Serviços: 5,
    Histórico: 6,
  });
});

test('[boards-025] tabs of the project layout come in their order, indexed by position in the full list', () => {
  const indexes = Object.fromEntries(
    projectLayout.flatMap((kind) => visibleTabs(kind, person(), 1600)).map((tab) => [tab.label, tab.index]),
  );
  expect(indexes).toEqual({
    Notas: 0,
    Arquivos: 1,
    UCs: 2,
    Kit: 3,
    Projeto: 4,
    Contratos: 5,
    Financiamentos: 6,
    Precificação: 7,
  });
  expect(ids('PROJECT')).toEqual(['notas', 'arquivos', 'ucs', 'kit', 'projeto', 'precificacao']);
});

test('[boards-026] Projeto is absent for administrative items', () => {
  expect(ids('ADMINISTRATIVE')).not.toContain('projeto');
  expect(ids('PROJECT')).toContain('projeto');
  expect(ids('INSTALLATION')).toContain('projeto');
});

test('[boards-028] Propostas is hidden for after-sales and pre-sales', () => {
  expect(ids('SALES')).toContain('propostas');
  expect(ids('AFTER_SALES')).not.toContain('propostas');
  expect(ids('PRE_SALES')).not.toContain('propostas');
});

test.each([
  [{}, false],
  [{ proposalsList: true }, true],
  [{ salesManager: true }, true],
  [{ proposalsList: true, salesManager: true }, true],
])('[boards-029] a vendor with %j sees Propostas: %s', (permissions, isSeen) => {
  expect(ids('SALES', vendor({ permissions })).includes('propostas')).toBe(isSeen);
});

test('[boards-029] manager rights on another board do not open Propostas', () => {
  expect(ids('SALES', vendor({ permissions: { projectManager: true } }))).not.toContain('propostas');
});

test('[boards-030] Contratos is ENTERPRISE only and not for after-sales or pre-sales', () => {
  expect(ids('SALES')).toContain('contratos');
  expect(ids('AFTER_SALES')).not.toContain('contratos');
  expect(ids('PRE_SALES')).not.toContain('contratos');
  expect(ids('SALES', person({ signupPlan: 'CRM' }))).not.toContain('contratos');
  expect(find('ADMINISTRATIVE', 'contratos', person({ signupPlan: 'CRM' }))?.isDisabled).toBe(true);
});

test('[boards-031] Arquivos is ENTERPRISE only', () => {
  for (const kind of salesLayout) {
    expect(ids(kind)).toContain('arquivos');
    expect(ids(kind, person({ signupPlan: 'BASIC' }))).not.toContain('arquivos');
  }
  for (const kind of projectLayout) {
    expect(find(kind, 'arquivos', person({ signupPlan: 'BASIC' }))?.isDisabled).toBe(true);
  }
});

test('[boards-032] Financiamentos is hidden for after-sales, pre-sales and the calculator-only white-label', () => {
  expect(ids('SALES')).toContain('financiamentos');
  expect(ids('AFTER_SALES')).not.toContain('financiamentos');
  expect(ids('PRE_SALES')).not.toContain('financiamentos');
  expect(ids('SALES', person({ whitelabel: 'SERRANA' }))).not.toContain('financiamentos');
  expect(ids('ADMINISTRATIVE', person({ whitelabel: 'SERRANA' }))).not.toContain('financiamentos');
  expect(ids('SALES', person({ whitelabel: 'OUTRA' }))).toContain('financiamentos');
});

test.each(['SALES', 'ADMINISTRATIVE'] as const)(
  '[boards-033] with the module Marketplace, Financiamentos of %s is the marketplace variant',
  (kind) => {
    const withModule = person({ activeModules: ['Marketplace'] });
    expect(find(kind, 'financiamentos')?.contribution).toBe('financiamentos');
    expect(find(kind, 'financiamentos', withModule)?.contribution).toBe('financiamentos-marketplace');
    expect(ids(kind, withModule).filter((id) => id === 'financiamentos')).toHaveLength(1);
  },
);

test('[boards-034] Serviços exists only for after-sales with its module', () => {
  const withModule = person({ activeModules: ['Gerador de Propostas de Pós-Venda'] });
  expect(ids('AFTER_SALES', withModule)).toContain('servicos');
  expect(ids('AFTER_SALES')).not.toContain('servicos');
  expect(ids('SALES', withModule)).not.toContain('servicos');
});

test('[boards-035] Histórico is hidden for a vendor without manager rights on that board', () => {
  expect(ids('SALES')).toContain('historico');
  expect(ids('SALES', vendor())).not.toContain('historico');
  expect(ids('SALES', vendor({ permissions: { salesManager: true } }))).toContain('historico');
  expect(ids('PRE_SALES', vendor({ permissions: { salesManager: true } }))).not.toContain('historico');
});

test('[boards-036] Histórico is hidden in windows narrower than 400 pixels', () => {
  expect(ids('SALES', person(), 399)).not.toContain('historico');
  expect(ids('SALES', person(), 400)).toContain('historico');
});

test.each([
  ['a vendor with nothing', vendor(), false],
  ['a vendor with pricingTab', vendor({ permissions: { pricingTab: true } }), true],
  ['a manager', person(), true],
  ['any vendor when vendors may edit prices', vendor({ preferences: { vendorPriceEdit: true } }), true],
  ['a vendor with pricingEdit', vendor({ permissions: { pricingEdit: true } }), true],
])('[boards-037] Precificação for %s', (_who, facts, isSeen) => {
  expect(ids('PROJECT', facts).includes('precificacao')).toBe(isSeen);
});

test.each(projectLayout)('[boards-039] without ENTERPRISE every tab of %s but Notas is disabled', (kind) => {
  const open = (plan: 'BASIC' | 'ENTERPRISE') =>
    visibleTabs(kind, person({ signupPlan: plan }), 1600).filter((tab) => !tab.isDisabled);
  expect(open('BASIC').map((tab) => tab.id)).toEqual(['notas']);
  expect(open('ENTERPRISE')).toHaveLength(ids(kind).length);
});

test('[boards-040] tabs carry text only from 1200 pixels', () => {
  const notes = { label: 'Notas', icon: 'note' } as const;
  expect(tabText(notes, 1199)).toBeNull();
  expect(tabText(notes, 1200)).toBe('Notas');
});

test('on a phone the name stands under the icon, short where it is long', () => {
  const notes = { label: 'Notas', icon: 'note' } as const;
  expect(tabCaption(notes, 390)).toBe('Notas');
  expect(tabCaption(notes, 899)).toBe('Notas');
  expect(tabCaption(notes, 900)).toBeNull();
  expect(tabCaption({ ...notes, label: 'Financiamentos', shortLabel: 'Financ.' }, 390)).toBe('Financ.');
});

test('[boards-041] Financiamentos is abbreviated between 1200 and 1520 pixels', () => {
  const tab = find('SALES', 'financiamentos');
  if (!tab) throw new Error('a manager sees Financiamentos');
  expect(tabText(tab, 1199)).toBeNull();
  expect(tabText(tab, 1300)).toBe('Financ.');
  expect(tabText(tab, 1520)).toBe('Financ.');
  expect(tabText(tab, 1521)).toBe('Financiamentos');
});

test('a tab that nobody fills does not appear', () => {
  const tabs = visibleTabs('SALES', person(), 1600);
  expect(presentTabs(tabs, new Set(['notas', 'propostas'])).map((tab) => tab.id)).toEqual([
    'notas',
    'propostas',
  ]);
});
