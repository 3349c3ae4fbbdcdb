import type { SlotContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';
import { marketplaceCondition, notSerranaCondition } from './menus';

/** Condition for boards whose items may be financed: sales and administrative (boards-027, boards-032). */
const boardsWithFinancing: Condition = { boardKinds: ['SALES', 'ADMINISTRATIVE'] };

const itemTab = {
  slot: 'board-item.tab/v1',
  title: 'Financiamentos',
  shortTitle: 'Financ.',
  icon: 'landmark',
  order: 45,
  module: './item-tab',
} as const;

/** The home page of the basic plan has the totals alone (shell.menus-004). */
const atHome: Condition = { all: [notSerranaCondition, { plan: 'NOT_BASIC' }] };

/** Slot contributions of the financing area to screens of other areas. */
export const contributions: SlotContribution[] = [
  // Of two variants the module Marketplace chooses one (boards-033).
  {
    ...itemTab,
    id: 'financiamentos',
    when: { all: [boardsWithFinancing, notSerranaCondition, { not: marketplaceCondition }] },
  },
  {
    ...itemTab,
    id: 'financiamentos-marketplace',
    when: { all: [boardsWithFinancing, notSerranaCondition, marketplaceCondition] },
  },
  {
    slot: 'customer.tab/v1',
    id: 'financiamentos',
    title: 'Financiamentos',
    icon: 'landmark',
    order: 20,
    module: './customer-tab',
    when: notSerranaCondition,
  },
  {
    slot: 'home.tab/v1',
    id: 'financiamentos',
    title: 'Financiamentos',
    icon: 'landmark',
    order: 30,
    module: './home-tab',
    when: atHome,
  },
  {
    slot: 'home.card/v1',
    id: 'credito-pre-aprovado',
    title: 'Crédito pré-aprovado',
    icon: 'wallet',
    order: 50,
    module: './approved-card',
    when: atHome,
  },
  {
    slot: 'settings.section/v1',
    id: 'financiamentos',
    title: 'Financiamentos',
    summary: 'Por quanto tempo ficam os perdidos',
    keywords: 'perdidos prazo excluir documentos',
    icon: 'wallet',
    order: 97,
    module: './retention-section',
    when: { all: [notSerranaCondition, { permission: 'configManager' }] },
  },
  {
    slot: 'search.source/v1',
    id: 'busca-financiamentos',
    title: 'Financiamentos',
    order: 25,
    module: './search',
    when: notSerranaCondition,
  },
  {
    slot: 'agenda.source/v1',
    id: 'prazos-de-financiamentos',
    title: 'Prazos de financiamentos',
    order: 20,
    module: './agenda',
    when: notSerranaCondition,
  },
];
