import type { SlotContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';

/** What is being built has an approved proposal. */
const built: Condition = { boardKinds: ['PROJECT', 'INSTALLATION', 'ADMINISTRATIVE'] };

/** What the area adds to screens of others. */
export const contributions: SlotContribution[] = [
  {
    slot: 'board-item.tab/v1',
    id: 'propostas',
    title: 'Propostas',
    icon: 'sun',
    order: 10,
    module: './proposals-tab',
    // Whoever lists proposals, or manages the board; only what is being sold has a choice of them (boards-028).
    when: {
      boardKinds: ['SALES'],
      any: [{ permission: 'proposalsList' }, { boardManager: true }],
    },
  },
  {
    slot: 'board-item.tab/v1',
    id: 'ucs',
    title: 'UCs',
    icon: 'zap',
    order: 20,
    module: './units-tab',
    when: built,
  },
  {
    slot: 'board-item.tab/v1',
    id: 'kit',
    title: 'Kit',
    icon: 'package',
    order: 30,
    module: './kit-tab',
    when: built,
  },
  {
    slot: 'board-item.tab/v1',
    id: 'projeto',
    title: 'Projeto',
    icon: 'hard-hat',
    order: 40,
    module: './project-tab',
    when: { boardKinds: ['PROJECT', 'INSTALLATION'] },
  },
  {
    slot: 'board-item.tab/v1',
    id: 'precificacao',
    title: 'Precificação',
    icon: 'calculator',
    order: 80,
    module: './pricing-tab',
    // Any one of these is enough (boards-038).
    when: {
      ...built,
      any: [{ permission: 'pricingTab' }, { permission: 'pricingEdit' }, { preference: 'vendorPriceEdit' }],
    },
  },
  {
    slot: 'customer.tab/v1',
    id: 'propostas',
    title: 'Propostas',
    icon: 'sun',
    order: 10,
    module: './customer-tab',
    when: { any: [{ permission: 'proposalsList' }, { permission: 'salesManager' }] },
  },
  {
    slot: 'home.card/v1',
    id: 'clientes-e-propostas',
    title: 'Clientes e propostas',
    icon: 'users',
    order: 40,
    module: './totals-card',
  },
  {
    slot: 'home.card/v1',
    id: 'propostas-visualizadas',
    title: 'Últimas propostas visualizadas',
    icon: 'eye',
    order: 45,
    module: './viewed-proposals',
    when: { any: [{ permission: 'proposalsList' }, { permission: 'salesManager' }] },
  },
  {
    slot: 'settings.section/v1',
    id: 'precificacao',
    title: 'Precificação automática',
    icon: 'calculator',
    order: 80,
    module: './pricing-section',
    when: { permission: 'configManager' },
  },
  {
    slot: 'settings.section/v1',
    id: 'calculo',
    title: 'Cálculo das propostas',
    icon: 'sun',
    order: 90,
    module: './calculation-section',
    when: { permission: 'configManager' },
  },
  {
    slot: 'settings.section/v1',
    id: 'financiamento',
    title: 'Tabela de financiamento',
    icon: 'landmark',
    order: 95,
    module: './financing-table-section',
    when: { permission: 'configManager' },
  },
  {
    slot: 'settings.section/v1',
    id: 'fornecedores',
    title: 'Fornecedores',
    icon: 'package',
    order: 100,
    module: './suppliers-section',
    when: { permission: 'configManager' },
  },
  {
    slot: 'search.source/v1',
    id: 'busca-propostas',
    title: 'Propostas e catálogo',
    order: 20,
    module: './search',
  },
];
