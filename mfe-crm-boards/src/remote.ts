import { defineRemote } from '@girassol/federation';
import { contributions } from './front-door/contributions';
import { menus } from './front-door/menus';
import { routes } from './front-door/routes';

/** The front door of the area: the addresses it answers, its menus, and what it adds to screens of others. */
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
    './generated-deals': './src/home-cards/GeneratedDeals.tsx',
    './services-section': './src/services/settings/ServicesSection.tsx',
    './won-deals': './src/home-cards/WonDeals.tsx',
    './conversion': './src/home-cards/Conversion.tsx',
    './generated-and-won': './src/home-cards/GeneratedAndWon.tsx',
    './open-deals': './src/home-cards/OpenDeals.tsx',
    './next-schedules': './src/home-cards/NextSchedules.tsx',
    './first-steps': './src/home-cards/FirstSteps.tsx',
    './sales-figures': './src/home-cards/SalesFigures.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
