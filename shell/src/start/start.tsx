import { preparePlatform, readPageData, refreshAreas, startPlatform } from '@girassol/federation/host';
import {
  getSession,
  hasLoginPreference,
  onSessionChange,
  prefetchSettings,
  refreshSession,
  restoreSession,
} from '@girassol/shared-auth';
import { visitorKind } from '@girassol/shared-domain';
import { forgetUndo, skipCopies } from '@girassol/shared-ui';
import { createRoot } from 'react-dom/client';
import { arriveAtLogin, forgetLoginArrival } from '../login/login-arrival';
import { takeLoginQuery } from '../login/login-query';
import { createPlaces } from '../navigation/places';
import { availableRoutes } from '../routes/available-routes';
import { watchInputs } from '../updates/unsaved-input';
import { watchVersion } from '../updates/version-watch';
import { App } from './App';
import { loadFrame, loadHome } from './parts';
import { shellPages } from './shell-pages';

/** Starts the product in this page: who is looking, where they may be, and only then the first drawing. */
export function start(element: HTMLElement): void {
  // First of all: a password or token in the address is seen by nobody else.
  const query = takeLoginQuery();
  const page = readPageData();
  const restored = restoreSession();
  // Menus and boards wait for them.
  prefetchSettings();

  const places = createPlaces({
    routes: availableRoutes(page.registry.remotes, Object.keys(shellPages)),
    siteId: page.host.siteId,
    hasLoginPreference,
    visitorKind: () =>
      visitorKind({ session: getSession(), isProductHost: page.host.isProduct, now: Date.now() }),
  });
  onSessionChange((session) => {
    if (session) forgetLoginArrival();
    else forgetUndo();
    places.settle();
    // The address may stay while who looks at it changes.
    refreshAreas();
  });

  startPlatform({
    page,
    isRemoteActive: (remote, { pathname }) => places.isAnsweredBy(remote, pathname),
  });
  void arriveAtLogin(query, places);
  createRoot(element).render(<App page={page} places={places} />);

  document.addEventListener('submit', prepareForWork, { once: true });
  watchVersion(page);
  watchInputs();
  skipCopies();
  // Plan, modules and standing of the account may have changed since the login.
  if (restored) void refreshSession();
}

/** The first form that is sent is the login: what work begins with is fetched while the server checks the password. */
function prepareForWork(): void {
  preparePlatform();
  // What does not arrive now is asked for again when it is drawn.
  for (const load of [loadFrame, loadHome]) load().catch(() => undefined);
}
