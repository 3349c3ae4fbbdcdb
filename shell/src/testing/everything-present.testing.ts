import type { RemoteDefinition } from '@girassol/federation';
import account from '../../../mfe-account/src/remote';
import contracts from '../../../mfe-contracts/src/remote';
import boards from '../../../mfe-crm-boards/src/remote';
import financing from '../../../mfe-financing/src/remote';
import imports from '../../../mfe-imports/src/remote';
import proposals from '../../../mfe-proposals/src/remote';
import support from '../../../mfe-support/src/remote';
import website from '../../../mfe-website/src/remote';
import { type AvailableRoute, listAvailableRoutes } from '../routes/available-routes';
import { shellRoutes } from '../routes/shell-routes';

/** A remote as the page has it, as far as routes and menus are concerned. */
type Present = Pick<RemoteDefinition, 'name' | 'routes' | 'menus'>;

/** Lists every area for tests. */
export function listAllRemotes(): Present[] {
  return [boards, proposals, financing, contracts, imports, website, account, support];
}

/** Lists every route of the product for tests. */
export function listAllRoutes(): AvailableRoute[] {
  return listAvailableRoutes(
    listAllRemotes(),
    shellRoutes.map(({ path }) => path),
  );
}
