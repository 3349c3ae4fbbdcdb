import { defineRemote } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';

/** Figures of deals are for whoever works with them. */
const seesSales: Condition = { plan: 'NOT_BASIC', permission: 'salesKanban' };

/** The front door of the area: the addresses it answers, and what it adds to the home page. */
export default defineRemote({
  name: 'mfe-crm-boards',
  title: 'CRM e quadros',
  team: 'crm',
  routes: [{ path: '/vendas/funil/:uid' }, { path: '/vendas/registro' }, { path: '/vendas/editar/:sid' }],
  slots: [
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
      id: 'negocios-em-aberto',
      title: 'Negócios em aberto',
      icon: 'kanban',
      order: 30,
      module: './open-deals',
      when: seesSales,
    },
    {
      slot: 'home.card/v1',
      id: 'proximos-agendamentos',
      title: 'Próximos agendamentos',
      icon: 'calendar',
      order: 50,
      module: './next-schedules',
      when: { plan: 'NOT_BASIC' },
    },
  ],
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './generated-deals': './src/home-cards/GeneratedDeals.tsx',
    './won-deals': './src/home-cards/WonDeals.tsx',
    './open-deals': './src/home-cards/OpenDeals.tsx',
    './next-schedules': './src/home-cards/NextSchedules.tsx',
  },
  requires: { shell: '^0.1.0', 'shared-ui': '^0.1.0', 'shared-auth': '^0.1.0', api: '^0.1.0' },
});
