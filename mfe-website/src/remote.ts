import { defineRemote } from '@girassol/federation';
import { contributions } from './front-door/contributions';
import { menus } from './front-door/menus';
import { routes } from './front-door/routes';

/** The front door of the area: the addresses it answers, its menu, and what it adds to other areas' screens. */
export default defineRemote({
  name: 'mfe-website',
  title: 'Website',
  team: 'website',
  routes,
  menus,
  slots: contributions,
  exposes: { './lifecycles': './src/lifecycles.tsx', './search': './src/search/SiteSearch.tsx' },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
