import { defineRemote } from '@girassol/federation';

/** The front door of the area: what it answers, and what it adds to the screens of others. */
export default defineRemote({
  name: 'mfe-example',
  title: 'Exemplo',
  team: 'time-exemplo',
  routes: [
    {
      path: '/exemplo',
      access: ['active'],
      title: 'Exemplo',
      screen: 'home',
    },
  ],
  menus: [
    {
      id: 'exemplo',
      label: 'Exemplo',
      icon: 'folder',
      group: 'comercial',
      order: 100,
      to: '/exemplo',
    },
  ],
  slots: [
    {
      slot: 'home.card/v1',
      id: 'exemplo',
      title: 'Exemplo',
      icon: 'folder',
      order: 100,
      module: './card',
    },
  ],
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './card': './src/card/ExampleCard.tsx',
  },
  requires: {
    shell: '^1.0.0',
    'shared-ui': '^1.0.0',
    'shared-auth': '^1.0.0',
    api: '^1.0.0',
  },
});
