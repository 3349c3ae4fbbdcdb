import type { SlotContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';

/** Figures of deals are for whoever works with them. */
const seesSales: Condition = { plan: 'NOT_BASIC', permission: 'salesKanban' };

/** Slot contributions of the CRM and boards area to screens of other areas. */
export const contributions: SlotContribution[] = [
  {
    slot: 'home.card/v1',
    id: 'negocios-gerados',
    title: 'Negócios gerados',
    icon: 'chart',
    order: 10,
    module: './generated-deals',
    when: seesSales,
  },
  {
    slot: 'home.card/v1',
    id: 'negocios-ganhos',
    title: 'Negócios ganhos',
    icon: 'handshake',
    order: 20,
    module: './won-deals',
    when: seesSales,
  },
  {
    slot: 'home.card/v1',
    id: 'conversao',
    title: 'Conversão',
    icon: 'trophy',
    order: 24,
    module: './conversion',
    when: seesSales,
  },
  {
    slot: 'home.card/v1',
    id: 'gerados-e-ganhos',
    title: 'Gerados e ganhos',
    icon: 'chart',
    order: 26,
    module: './generated-and-won',
    when: seesSales,
  },
  {
    slot: 'home.card/v1',
    id: 'negocios-em-aberto',
    title: 'Negócios em aberto',
    icon: 'kanban',
    order: 30,
    module: './open-deals',
    when: seesSales,
  },
  {
    slot: 'home.card/v1',
    id: 'comece-por-aqui',
    title: 'Últimos clientes',
    icon: 'users',
    order: 5,
    module: './first-steps',
    when: { not: { plan: 'NOT_BASIC' }, permission: 'customersList' },
  },
  {
    slot: 'home.card/v1',
    id: 'proximos-passos',
    title: 'Próximos passos',
    icon: 'list',
    order: 6,
    module: './next-steps',
    when: {
      all: [
        { not: { plan: 'NOT_BASIC' }, permission: 'customersList' },
        { any: [{ permission: 'proposalsList' }, { permission: 'salesManager' }] },
      ],
    },
  },
  {
    slot: 'home.tab/v1',
    id: 'agenda',
    title: 'Agenda',
    icon: 'calendar',
    order: 10,
    module: './next-schedules',
    when: { plan: 'NOT_BASIC' },
  },
  {
    slot: 'home.tab/v1',
    id: 'vendas',
    title: 'Vendas',
    icon: 'chart',
    order: 20,
    module: './sales-figures',
    when: seesSales,
  },
  {
    slot: 'settings.section/v1',
    id: 'servicos',
    title: 'Serviços de pós-venda',
    summary: 'O que se vende depois da obra',
    icon: 'wrench',
    order: 55,
    module: './services-section',
    when: { permission: 'configManager', module: 'Gerador de Propostas de Pós-Venda' },
  },
  {
    slot: 'search.source/v1',
    id: 'busca-quadros',
    title: 'Vendas, clientes, notas e arquivos',
    order: 10,
    module: './search',
  },
];
