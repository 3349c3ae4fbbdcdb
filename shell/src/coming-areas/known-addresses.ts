import { shellRoutes } from '../routes/shell-routes';
import { account } from './account';
import type { ComingArea } from './coming-area';
import { support } from './support';

export const comingAreas: readonly ComingArea[] = [account, support];

/** For the build: addresses that no other team may take, of the shell and of areas to come. */
export const routeTable = [
  ...shellRoutes.map(({ path }) => ({ path, owner: 'shell' })),
  ...comingAreas.flatMap(({ name, routes }) =>
    routes.map(({ path, redirectTo }) => ({ path, owner: name, redirectTo })),
  ),
];
