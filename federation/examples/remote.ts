import { defineRemote } from '@girassol/federation';

export default defineRemote({
  name: 'mfe-visitas',
  title: 'Visitas técnicas',
  team: 'campo',
  routes: [
    { path: '/visitas', access: ['active'], title: 'Visitas técnicas', screen: 'list' },
    { path: '/visitas/:visitId', access: ['active'], title: 'Visita', screen: 'visit' },
  ],
  menus: [
    {
      id: 'visitas',
      label: 'Visitas',
      icon: 'truck',
      group: 'engenharia',
      order: 50,
      to: '/visitas',
      when: { any: [{ permission: 'projectManager' }, { permission: 'installationManager' }] },
    },
  ],
  slots: [
    {
      slot: 'home.card/v1',
      id: 'visitas',
      title: 'Visitas',
      order: 60,
      module: './card',
      when: { plan: 'NOT_BASIC' },
    },
    { slot: 'home.tab/v1', id: 'visitas', title: 'Visitas', order: 60, module: './home-tab' },
    {
      slot: 'board-item.tab/v1',
      id: 'visitas',
      title: 'Visitas',
      icon: 'truck',
      order: 60,
      module: './item-tab',
      when: { all: [{ boardKinds: ['PROJECT', 'INSTALLATION'] }, { boardManager: true }] },
    },
    { slot: 'customer.tab/v1', id: 'visitas', title: 'Visitas', order: 60, module: './customer-tab' },
    {
      slot: 'settings.section/v1',
      id: 'visitas',
      title: 'Visitas',
      order: 60,
      module: './settings',
      when: { permission: 'configManager' },
    },
    {
      slot: 'search.source/v1',
      id: 'visitas',
      title: 'Visitas',
      order: 60,
      module: './search',
      when: { not: { admin: true } },
    },
  ],
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './card': './src/Card.tsx',
    './home-tab': './src/HomeTab.tsx',
    './item-tab': './src/ItemTab.tsx',
    './customer-tab': './src/CustomerTab.tsx',
    './settings': './src/SettingsSection.tsx',
    './search': './src/Search.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
