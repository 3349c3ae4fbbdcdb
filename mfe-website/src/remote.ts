import { defineRemote } from '@girassol/federation';
import { menus } from './front-door/menus';
import { routes } from './front-door/routes';

/** The front door of the area: the addresses it answers, and its menu. */
export default defineRemote({
  name: 'mfe-website',
  title: 'Website',
  team: 'website',
  routes,
  menus,
  slots: [],
  exposes: { './lifecycles': './src/lifecycles.tsx' },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
