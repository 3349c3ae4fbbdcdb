import type { SlotContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';

/** Boards whose items have an approved proposal: those about building the system. */
const boardsWithApprovedProposal: Condition = { boardKinds: ['PROJECT', 'INSTALLATION', 'ADMINISTRATIVE'] };

/** Slot contributions of the proposals area to screens of other areas. */
export const contributions: SlotContribution[] = [
  {
    slot: 'board-item.tab/v1',
    id: 'propostas',
    title: 'Propostas',
    icon: 'sun',
    order: 10,
    module: './proposals-tab',
    // People who list proposals or manage the board; only selling boards offer a choice of proposals (boards-028).
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
    when: boardsWithApprovedProposal,
  },
  {
    slot: 'board-item.tab/v1',
    id: 'kit',
    title: 'Kit',
    icon: 'package',
    order: 30,
    module: './kit-tab',
    when: boardsWithApprovedProposal,
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
      ...boardsWithApprovedProposal,
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
    keywords: 'preço margem comissão serviço componentes faixas restrições imposto desconto',
    icon: 'calculator',
    order: 80,
    module: './pricing-section',
    when: { permission: 'configManager' },
  },
  {
    slot: 'settings.section/v1',
    id: 'calculo',
    title: 'Cálculo das propostas',
    keywords:
      'fio b perdas degradação disponibilidade reajuste da energia compensação conta mínima taxa vpl operação manutenção troca de equipamentos',
    icon: 'sun',
    order: 90,
    module: './calculation-section',
    when: { permission: 'configManager' },
  },
  {
    slot: 'settings.section/v1',
    id: 'financiamento',
    title: 'Tabela de financiamento',
    keywords: 'juros parcelas prazo simulação banco proposta',
    icon: 'landmark',
    order: 95,
    module: './financing-table-section',
    when: { permission: 'configManager' },
  },
  {
    slot: 'settings.section/v1',
    id: 'fornecedores',
    title: 'Fornecedores',
    keywords: 'kits equipamentos distribuidores',
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
