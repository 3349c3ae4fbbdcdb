import { defineRemote } from '@girassol/federation';
import { contributions } from './front-door/contributions';
import { menus } from './front-door/menus';
import { routes } from './front-door/routes';

/** The front door of the area: the addresses it answers, its menus, and what it adds to other areas' screens. */
export default defineRemote({
  name: 'mfe-financing',
  title: 'Financiamentos',
  team: 'financiamentos',
  routes,
  menus,
  slots: contributions,
  exposes: {
    './agenda': './src/agenda/FinancingAgendaSource.tsx',
    './approved-card': './src/home/PreApprovedFinancingsCard.tsx',
    './customer-tab': './src/item-tab/CustomerFinancingsTab.tsx',
    './home-tab': './src/home/LatestFinancings.tsx',
    './item-tab': './src/item-tab/ItemFinancingsTab.tsx',
    './lifecycles': './src/lifecycles.tsx',
    './retention-section': './src/settings/LostFinancingRetentionSection.tsx',
    './search': './src/search/FinancingsSearch.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
