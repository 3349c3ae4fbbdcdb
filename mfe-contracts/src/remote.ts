import { defineRemote } from '@girassol/federation';
import { contributions } from './front-door/contributions';
import { menus } from './front-door/menus';
import { routes } from './front-door/routes';

/** The front door of the area: the addresses it answers, its menus, and what it adds to other areas' screens. */
export default defineRemote({
  name: 'mfe-contracts',
  title: 'Contratos',
  team: 'contratos',
  routes,
  menus,
  slots: contributions,
  exposes: {
    './item-tab': './src/item-tab/ContractsTab.tsx',
    './customer-tab': './src/customer-tab/CustomerContractsTab.tsx',
    './contract-section': './src/settings/ContractSettingsSection.tsx',
    './lifecycles': './src/lifecycles.tsx',
    './search': './src/search/ContractsSearch.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
