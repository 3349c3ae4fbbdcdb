import type { OwnedRoute } from './route-types';
import { accountRoutes } from './tables/account-routes';
import { contractsRoutes } from './tables/contracts-routes';
import { crmBoardsRoutes } from './tables/crm-boards-routes';
import { financingRoutes } from './tables/financing-routes';
import { importsRoutes } from './tables/imports-routes';
import { proposalsRoutes } from './tables/proposals-routes';
import { shellRoutes } from './tables/shell-routes';
import { supportRoutes } from './tables/support-routes';
import { websiteRoutes } from './tables/website-routes';

/** Every address of the product, who answers it and who may open it. */
export const routeTable: readonly OwnedRoute[] = [
  ...shellRoutes,
  ...crmBoardsRoutes,
  ...proposalsRoutes,
  ...financingRoutes,
  ...contractsRoutes,
  ...importsRoutes,
  ...accountRoutes,
  ...websiteRoutes,
  ...supportRoutes,
];
