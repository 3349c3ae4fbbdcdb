import { defineRemote } from '@girassol/federation';
import { contributions } from './front-door/contributions';
import { menus } from './front-door/menus';
import { routes } from './front-door/routes';

/** The front door of the area: the addresses it answers, its menus, and what it adds to other areas' screens. */
export default defineRemote({
  name: 'mfe-proposals',
  title: 'Propostas',
  team: 'propostas',
  routes,
  menus,
  slots: contributions,
  exposes: {
    './search': './src/search/ProposalsSearch.tsx',
    './calculation-section': './src/pricing-settings/CalculationSection.tsx',
    './customer-tab': './src/customer-proposals/CustomerTab.tsx',
    './financing-table-section': './src/offer-settings/FinancingTableSection.tsx',
    './kit-tab': './src/item-tabs/KitTab.tsx',
    './lifecycles': './src/lifecycles.tsx',
    './pricing-section': './src/pricing-settings/PricingSection.tsx',
    './pricing-tab': './src/item-tabs/PricingTab.tsx',
    './project-tab': './src/item-tabs/ProjectTab.tsx',
    './proposals-tab': './src/customer-proposals/ProposalsTab.tsx',
    './suppliers-section': './src/offer-settings/SuppliersSection.tsx',
    './totals-card': './src/home-card/TotalsCard.tsx',
    './units-tab': './src/item-tabs/UnitsTab.tsx',
    './viewed-proposals': './src/home-card/ViewedProposals.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
