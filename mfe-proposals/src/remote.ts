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
    './calculation-section': './src/pricing-settings/CalculationSettingsSection.tsx',
    './customer-tab': './src/customer-proposals/CustomerProposalsTab.tsx',
    './financing-table-section': './src/offer-settings/BankTermsTableSection.tsx',
    './kit-tab': './src/item-tabs/KitTab.tsx',
    './lifecycles': './src/lifecycles.tsx',
    './pricing-section': './src/pricing-settings/PricingSection.tsx',
    './pricing-tab': './src/item-tabs/PricingTab.tsx',
    './project-tab': './src/item-tabs/ProjectTab.tsx',
    './proposals-tab': './src/customer-proposals/ItemProposalsTab.tsx',
    './suppliers-section': './src/offer-settings/SuppliersSection.tsx',
    './totals-card': './src/home-card/CustomerProposalTotalsCard.tsx',
    './units-tab': './src/item-tabs/ConsumerUnitsTab.tsx',
    './viewed-proposals': './src/home-card/ViewedProposalsCard.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
