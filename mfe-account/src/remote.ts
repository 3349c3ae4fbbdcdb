import { defineRemote } from '@girassol/federation';

/** The front door of the area: the addresses it answers, and what it adds to other areas' screens. */
export default defineRemote({
  name: 'mfe-account',
  title: 'Conta',
  team: 'conta',
  routes: [
    { path: '/configuracoes', access: ['active', 'inactive'], title: 'Configurações', screen: 'settings' },
  ],
  menus: [
    {
      id: 'configuracoes',
      label: 'Configurações',
      icon: 'settings',
      group: 'ajustes',
      order: 60,
      to: '/configuracoes',
      when: { permission: 'configManager' },
    },
  ],
  slots: [
    {
      slot: 'search.source/v1',
      id: 'busca-configuracoes',
      title: 'Configurações',
      order: 30,
      module: './search',
    },
  ],
  exposes: { './lifecycles': './src/lifecycles.tsx', './search': './src/search/SettingsSearch.tsx' },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
