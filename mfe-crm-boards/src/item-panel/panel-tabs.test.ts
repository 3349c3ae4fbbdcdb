import type { SlotContribution } from '@girassol/federation';
import { type AccessFacts, type BoardKind, meetsCondition } from '@girassol/shared-domain';
import { contractTabs, financingTabs, proposalTabs } from './contributed-tabs.testing';
import { getPanelTabs, getTabIconCaption, getTabLineText } from './panel-tabs';

type FactsOverrides = Partial<AccessFacts['session']> &
  Pick<Partial<AccessFacts>, 'permissions' | 'preferences'>;

const person = ({ permissions = {}, preferences, ...session }: FactsOverrides = {}): AccessFacts => ({
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

const vendor = (facts: FactsOverrides = {}) => person({ type: 'VENDOR', ...facts });

/** Returns the tabs of an item, with these contributions as the slot would evaluate them. */
function getTabs(
  boardKind: BoardKind,
  facts: AccessFacts = person(),
  {
    width = 1600,
    tabs = [...proposalTabs, ...financingTabs, ...contractTabs],
  }: { width?: number | undefined; tabs?: SlotContribution[] | undefined } = {},
) {
  const contributions = tabs
    .filter(({ when }) => meetsCondition(when, { ...facts, boardKind }))
    .map((tab) => ({
      ...tab,
      key: `mfe-x/${tab.id}`,
      remote: 'mfe-x',
      Component: () => null,
      load: async () => {},
    }));
  return getPanelTabs(boardKind, { person: facts, width, contributions });
}

const titles = (kind: BoardKind, facts?: AccessFacts, width?: number) =>
  getTabs(kind, facts, { width }).map(({ title }) => title);

const find = (kind: BoardKind, wanted: string, facts?: AccessFacts) =>
  getTabs(kind, facts).find(({ title }) => title === wanted);

const salesLayout: BoardKind[] = ['SALES', 'PRE_SALES', 'AFTER_SALES'];
const projectLayout: BoardKind[] = ['PROJECT', 'INSTALLATION', 'ADMINISTRATIVE'];

test.each([
  ['ENTERPRISE', true],
  ['CRM', false],
  ['BASIC', false],
] as const)(
  '[shell-023] with the plan %s the contracts and the files of an item are there: %s',
  (signupPlan, isThere) => {
    const all = titles('SALES', person({ signupPlan }));
    expect(['Contratos', 'Arquivos'].map((title) => all.includes(title))).toEqual([isThere, isThere]);
  },
);

test('[boards-024] tabs of the sales layout keep their order', () => {
  expect(titles('SALES')).toEqual([
    'Notas',
    'Propostas',
    'Contratos',
    'Arquivos',
    'Financiamentos',
    'Histórico',
  ]);
  expect(titles('AFTER_SALES', person({ activeModules: ['Gerador de Propostas de Pós-Venda'] }))).toEqual([
    'Notas',
    'Arquivos',
    'Serviços',
    'Histórico',
  ]);
  expect(titles('PRE_SALES')).toEqual(['Notas', 'Arquivos', 'Histórico']);
});

test('[boards-025] tabs of the project layout come in their order', () => {
  expect(titles('PROJECT')).toEqual(['Notas', 'Arquivos', 'UCs', 'Kit', 'Projeto', 'Precificação']);
  expect(titles('ADMINISTRATIVE')).toEqual([
    'Notas',
    'Arquivos',
    'UCs',
    'Kit',
    'Contratos',
    'Financiamentos',
    'Precificação',
  ]);
});

test('[boards-027] an operation has Contratos and Financiamentos, what is built has neither', () => {
  expect(titles('ADMINISTRATIVE')).toEqual(expect.arrayContaining(['Contratos', 'Financiamentos']));
  for (const kind of ['PROJECT', 'INSTALLATION'] as const)
    for (const name of ['Contratos', 'Financiamentos']) expect(titles(kind)).not.toContain(name);
});

test('[boards-026] Projeto is absent for administrative items', () => {
  expect(titles('ADMINISTRATIVE')).not.toContain('Projeto');
  expect(titles('PROJECT')).toContain('Projeto');
  expect(titles('INSTALLATION')).toContain('Projeto');
});

test('[boards-028] Propostas is hidden for after-sales and pre-sales', () => {
  expect(titles('SALES')).toContain('Propostas');
  expect(titles('AFTER_SALES')).not.toContain('Propostas');
  expect(titles('PRE_SALES')).not.toContain('Propostas');
});

test.each([
  [{}, false],
  [{ proposalsList: true }, true],
  [{ salesManager: true }, true],
  [{ proposalsList: true, salesManager: true }, true],
])('[boards-029] a vendor with %j sees Propostas: %s', (permissions, isSeen) => {
  expect(titles('SALES', vendor({ permissions })).includes('Propostas')).toBe(isSeen);
});

test('[boards-029] manager rights on another board do not open Propostas', () => {
  expect(titles('SALES', vendor({ permissions: { projectManager: true } }))).not.toContain('Propostas');
});

test('[boards-030] Contratos is ENTERPRISE only and not for after-sales or pre-sales', () => {
  expect(titles('SALES')).toContain('Contratos');
  expect(titles('AFTER_SALES')).not.toContain('Contratos');
  expect(titles('PRE_SALES')).not.toContain('Contratos');
  expect(titles('SALES', person({ signupPlan: 'CRM' }))).not.toContain('Contratos');
  expect(find('ADMINISTRATIVE', 'Contratos', person({ signupPlan: 'CRM' }))?.isDisabled).toBe(true);
});

test('[boards-031] Arquivos is ENTERPRISE only', () => {
  for (const kind of salesLayout) {
    expect(titles(kind)).toContain('Arquivos');
    expect(titles(kind, person({ signupPlan: 'BASIC' }))).not.toContain('Arquivos');
  }
  for (const kind of projectLayout) {
    expect(find(kind, 'Arquivos', person({ signupPlan: 'BASIC' }))?.isDisabled).toBe(true);
  }
});

test('[boards-032] Financiamentos is hidden for after-sales, pre-sales and the calculator-only white-label', () => {
  expect(titles('SALES')).toContain('Financiamentos');
  expect(titles('AFTER_SALES')).not.toContain('Financiamentos');
  expect(titles('PRE_SALES')).not.toContain('Financiamentos');
  expect(titles('SALES', person({ whitelabel: 'SERRANA' }))).not.toContain('Financiamentos');
  expect(titles('ADMINISTRATIVE', person({ whitelabel: 'SERRANA' }))).not.toContain('Financiamentos');
  expect(titles('SALES', person({ whitelabel: 'OUTRA' }))).toContain('Financiamentos');
});

test.each(['SALES', 'ADMINISTRATIVE'] as const)(
  '[boards-033] with the module Marketplace, Financiamentos of %s is the marketplace variant',
  (kind) => {
    const withModule = person({ activeModules: ['Marketplace'] });
    expect(find(kind, 'Financiamentos')?.id).toBe('financiamentos');
    expect(find(kind, 'Financiamentos', withModule)?.id).toBe('financiamentos-marketplace');
    expect(titles(kind, withModule).filter((title) => title === 'Financiamentos')).toHaveLength(1);
  },
);

test('[boards-034] Serviços exists only for after-sales with its module', () => {
  const withModule = person({ activeModules: ['Gerador de Propostas de Pós-Venda'] });
  expect(titles('AFTER_SALES', withModule)).toContain('Serviços');
  expect(titles('AFTER_SALES')).not.toContain('Serviços');
  expect(titles('SALES', withModule)).not.toContain('Serviços');
});

test('[boards-035] Histórico is hidden for a vendor without manager rights on that board', () => {
  expect(titles('SALES')).toContain('Histórico');
  expect(titles('SALES', vendor())).not.toContain('Histórico');
  expect(titles('SALES', vendor({ permissions: { salesManager: true } }))).toContain('Histórico');
  expect(titles('PRE_SALES', vendor({ permissions: { salesManager: true } }))).not.toContain('Histórico');
});

test('[boards-036] Histórico is hidden in windows narrower than 400 pixels', () => {
  expect(titles('SALES', person(), 399)).not.toContain('Histórico');
  expect(titles('SALES', person(), 400)).toContain('Histórico');
});

test.each([
  ['a vendor with nothing', vendor(), false],
  ['a vendor with pricingTab', vendor({ permissions: { pricingTab: true } }), true],
  ['a manager', person(), true],
  ['any vendor when vendors may edit prices', vendor({ preferences: { vendorPriceEdit: true } }), true],
  ['a vendor with pricingEdit', vendor({ permissions: { pricingEdit: true } }), true],
])('[boards-037] Precificação for %s', (_who, facts, isSeen) => {
  expect(titles('PROJECT', facts).includes('Precificação')).toBe(isSeen);
});

test.each(projectLayout)('[boards-039] without ENTERPRISE every tab of %s but Notas is disabled', (kind) => {
  const open = (plan: 'BASIC' | 'ENTERPRISE') =>
    getTabs(kind, person({ signupPlan: plan })).filter((tab) => !tab.isDisabled);
  expect(open('BASIC').map(({ title }) => title)).toEqual(['Notas']);
  expect(titles(kind, person({ signupPlan: 'BASIC' }))).toEqual(titles(kind));
  expect(open('ENTERPRISE')).toHaveLength(titles(kind).length);
});

test('[boards-040] tabs carry text only from 1200 pixels', () => {
  const notes = { title: 'Notas', icon: 'note' } as const;
  expect(getTabLineText(notes, 1199)).toBeNull();
  expect(getTabLineText(notes, 1200)).toBe('Notas');
});

test('on a phone the name stands under the icon, short where it is long', () => {
  const notes = { title: 'Notas', icon: 'note' } as const;
  expect(getTabIconCaption(notes, 390)).toBe('Notas');
  expect(getTabIconCaption(notes, 899)).toBe('Notas');
  expect(getTabIconCaption(notes, 900)).toBeNull();
  expect(getTabIconCaption({ ...notes, title: 'Financiamentos', shortTitle: 'Financ.' }, 390)).toBe(
    'Financ.',
  );
});

test('[boards-041] Financiamentos is abbreviated between 1200 and 1520 pixels', () => {
  const tab = find('SALES', 'Financiamentos');
  if (!tab) throw new Error('a manager sees Financiamentos');
  expect(getTabLineText(tab, 1199)).toBeNull();
  expect(getTabLineText(tab, 1300)).toBe('Financ.');
  expect(getTabLineText(tab, 1520)).toBe('Financ.');
  expect(getTabLineText(tab, 1521)).toBe('Financiamentos');
});

test('a tab that nobody fills does not appear', () => {
  expect(getTabs('SALES', person(), { tabs: [] }).map(({ id }) => id)).toEqual([
    'notas',
    'arquivos',
    'historico',
  ]);
});

test('what a team contributes that nobody knew stands where it says, and never hides another tab', () => {
  const tab = (id: string, order: number, more: Partial<SlotContribution> = {}): SlotContribution => ({
    slot: 'board-item.tab/v1',
    id,
    title: `Aba ${id}`,
    order,
    module: './tab',
    ...more,
  });
  const tabs = [tab('medidas', 35), tab('notas', 70, { icon: 'no such icon' })];
  expect(getTabs('SALES', person(), { tabs }).map(({ id, title, icon }) => [id, title, icon])).toEqual([
    ['notas', 'Notas', 'note'],
    ['arquivos', 'Arquivos', 'folder'],
    ['medidas', 'Aba medidas', 'folder'],
    ['historico', 'Histórico', 'clock'],
    ['mfe-x/notas', 'Aba notas', 'folder'],
  ]);
});
