import type { RemoteDefinition } from '@girassol/federation';
import account from '../../../mfe-account/src/remote';
import contracts from '../../../mfe-contracts/src/remote';
import boards from '../../../mfe-crm-boards/src/remote';
import financing from '../../../mfe-financing/src/remote';
import imports from '../../../mfe-imports/src/remote';
import proposals from '../../../mfe-proposals/src/remote';
import website from '../../../mfe-website/src/remote';
import { comingAreas } from '../coming-areas/known-addresses';
import { type AvailableRoute, availableRoutes } from '../routes/available-routes';
import { shellRoutes } from '../routes/shell-routes';

/** A remote as the page has it, as far as routes and menus are concerned. */
type Present = Pick<RemoteDefinition, 'name' | 'routes' | 'menus'>;

/** For tests: every area, as on the day all of them are there. What is built speaks for itself. */
export function allRemotes(): Present[] {
  return [boards, proposals, financing, contracts, imports, website, account, ...comingAreas];
}

/** For tests: every route there will be. */
export function allRoutes(): AvailableRoute[] {
  return availableRoutes(
    allRemotes(),
    shellRoutes.map(({ path }) => path),
  );
}
