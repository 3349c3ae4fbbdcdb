import { defineRemote } from '@girassol/federation';

/** The front door of the area: what it adds to other areas' screens. Its own pages come with the proposal wizard. */
export default defineRemote({
  name: 'mfe-proposals',
  title: 'Propostas',
  team: 'propostas',
  routes: [],
  slots: [
    {
      slot: 'board-item.tab/v1',
      id: 'propostas',
      title: 'Propostas',
      icon: 'sun',
      order: 10,
      module: './proposals-tab',
      // Whoever lists proposals, or manages the board; leads and after-sales have none (S1 §2.9).
      when: {
        not: { boardKinds: ['AFTER_SALES', 'PRE_SALES'] },
        any: [{ permission: 'proposalsList' }, { boardManager: true }],
      },
    },
    {
      slot: 'home.card/v1',
      id: 'clientes-e-propostas',
      title: 'Clientes e propostas',
      icon: 'users',
      order: 40,
      module: './totals-card',
    },
  ],
  exposes: {
    './proposals-tab': './src/customer-proposals/ProposalsTab.tsx',
    './totals-card': './src/home-card/TotalsCard.tsx',
  },
  requires: { shell: '^0.1.0', 'shared-ui': '^0.1.0', 'shared-auth': '^0.1.0', api: '^0.1.0' },
});
