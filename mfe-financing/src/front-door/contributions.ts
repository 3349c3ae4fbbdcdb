import type { SlotContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';
import { marketplace, notSerrana } from './menus';

/** What is being sold or administered may be financed (boards-027, boards-032). */
const financed: Condition = { boardKinds: ['SALES', 'ADMINISTRATIVE'] };

const itemTab = {
  slot: 'board-item.tab/v1',
  title: 'Financiamentos',
  shortTitle: 'Financ.',
  icon: 'landmark',
  order: 45,
  module: './item-tab',
} as const;

/** The home page of the basic plan has the totals alone (shell.menus-004). */
const atHome: Condition = { all: [notSerrana, { plan: 'NOT_BASIC' }] };

/** What the area adds to screens of others. */
export const contributions: SlotContribution[] = [
  // Of two variants the module Marketplace chooses one (boards-033).
  { ...itemTab, id: 'financiamentos', when: { all: [financed, notSerrana, { not: marketplace }] } },
  { ...itemTab, id: 'financiamentos-marketplace', when: { all: [financed, notSerrana, marketplace] } },
  {
    slot: 'customer.tab/v1',
    id: 'financiamentos',
    title: 'Financiamentos',
    icon: 'landmark',
    order: 20,
    module: './customer-tab',
    when: notSerrana,
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
    icon: 'wallet',
    order: 97,
    module: './retention-section',
    when: { all: [notSerrana, { permission: 'configManager' }] },
  },
  {
    slot: 'search.source/v1',
    id: 'busca-financiamentos',
    title: 'Financiamentos',
    order: 25,
    module: './search',
    when: notSerrana,
  },
  {
    slot: 'agenda.source/v1',
    id: 'prazos-de-financiamentos',
    title: 'Prazos de financiamentos',
    order: 20,
    module: './agenda',
    when: notSerrana,
  },
];
