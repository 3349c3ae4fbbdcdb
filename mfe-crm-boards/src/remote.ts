import { defineRemote } from '@girassol/federation';
import { contributions } from './front-door/contributions';
import { menus } from './front-door/menus';
import { routes } from './front-door/routes';

/**
 * Definition of this remote: the routes it handles, its menu entries, and its contributions to screens of other areas.
 */
export default defineRemote({
  name: 'mfe-crm-boards',
  title: 'CRM e quadros',
  team: 'crm',
  routes,
  menus,
  slots: contributions,
  exposes: {
    './search': './src/search/BoardsSearch.tsx',
    './lifecycles': './src/lifecycles.tsx',
    './generated-deals': './src/home-cards/GeneratedDealsCard.tsx',
    './services-section': './src/services/settings/ServicesSection.tsx',
    './won-deals': './src/home-cards/WonDealsCard.tsx',
    './conversion': './src/home-cards/ConversionCard.tsx',
    './generated-and-won': './src/home-cards/GeneratedAndWonCard.tsx',
    './open-deals': './src/home-cards/OpenDeals.tsx',
    './next-schedules': './src/home-cards/NextSchedulesTab.tsx',
    './first-steps': './src/home-cards/NewestCustomersCard.tsx',
    './next-steps': './src/home-cards/NextStepsCard.tsx',
    './sales-figures': './src/home-cards/SalesFiguresTab.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
