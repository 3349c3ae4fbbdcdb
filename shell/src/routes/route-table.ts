import { shellRoutes } from './shell-routes';

/** Addresses of the shell, which no area may declare. The build reads this export by its name. */
export const routeTable = shellRoutes.map(({ path }) => ({ path, owner: 'shell' }));
