import { prefetchPlatform, readPageData, recheckActiveAreas, startPlatform } from '@girassol/federation/host';
import {
  disableStoredAnswers,
  enableStoredAnswers,
  getServerTime,
  getSession,
  hasLoggedInBefore,
  keepPagesWithUnsavedText,
  onSessionChange,
  prefetchSettings,
  refreshSession,
  restoreSession,
  startOutboxOfApi,
  takeVisitLink,
} from '@girassol/shared-auth';
import { resolveVisitorKind } from '@girassol/shared-domain';
import { clearUndoStack, skipLeaveGuardEntries } from '@girassol/shared-ui';
import { createRoot } from 'react-dom/client';
import { watchInstallOffer } from '../installation/install-offer';
import { keepAskedAddress } from '../login/asked-address';
import { clearLoginLinkState, handleLoginLink } from '../login/login-link-state';
import { takeLoginQuery } from '../login/login-query';
import { getFactorSetupPath } from '../navigation/factor-setup-path';
import { createShellNavigation } from '../navigation/shell-navigation';
import { showUnknownAddress } from '../navigation/show-unknown-address';
import { keepProduct } from '../offline/keep-product';
import { listAvailableRoutes } from '../routes/available-routes';
import { hasUnsavedWork } from '../updates/load-update';
import { watchInputs } from '../updates/unsaved-input';
import { watchVersion } from '../updates/version-watch';
import { nameWritesOfOthersAfterLogin } from '../waiting-writes/name-writes-of-others';
import { App } from './App';
import { importHomePage, importPageBars } from './parts';
import { shellPages } from './shell-pages';
import { showClockWarning } from './show-clock-warning';
import { tolerateNodesMovedByTranslators } from './tolerate-nodes-moved-by-translators';

/**
 * Starts the product in the page: restores the session, decides which page the address opens, and then
 * renders the shell into `element`.
 */
export function startShell(element: HTMLElement): void {
  tolerateNodesMovedByTranslators();
  // First of all: a password or token in the address is seen by nobody else.
  const query = takeLoginQuery();
  takeVisitLink();
  const page = readPageData();
  const restored = restoreSession();
  if (page.serviceWorker === 'run') enableStoredAnswers();
  if (page.serviceWorker === 'remove') disableStoredAnswers();
  startOutboxOfApi({ acceptsWrites: page.serviceWorker === 'run' });
  // Menus and boards wait for them.
  prefetchSettings();

  const places = createShellNavigation({
    routes: listAvailableRoutes(page.registry.remotes, Object.keys(shellPages)),
    siteId: page.host.siteId,
    leftOutPath: page.isLeftOut ? window.location.pathname : null,
    hasLoginPreference: hasLoggedInBefore,
    onUnknownPath: showUnknownAddress,
    onLoginNeeded: keepAskedAddress,
    getRequiredPath: (path) => getFactorSetupPath(getSession(), path, hasUnsavedWork),
    visitorKind: () =>
      resolveVisitorKind({ session: getSession(), isProductHost: page.host.isProduct, now: getServerTime() }),
  });
  onSessionChange((session) => {
    if (session) clearLoginLinkState();
    else clearUndoStack();
    places.settle();
    // The address may stay while who looks at it changes.
    recheckActiveAreas();
  });

  startPlatform({
    page,
    isRemoteActive: (remote, { pathname }) => places.isAnsweredBy(remote, pathname),
  });
  void handleLoginLink(query, places);
  createRoot(element).render(<App page={page} places={places} />);

  document.addEventListener('submit', prepareForWork, { once: true });
  watchVersion(page);
  keepProduct(page);
  showClockWarning();
  watchInputs();
  watchInstallOffer();
  nameWritesOfOthersAfterLogin();
  keepPagesWithUnsavedText(hasUnsavedWork);
  skipLeaveGuardEntries();
  // Plan, modules and standing of the account may have changed since the login.
  if (restored) void refreshSession();
}

/** The first form that is sent is the login: what work begins with is fetched while the server checks the password. */
function prepareForWork(): void {
  prefetchPlatform();
  // A part that fails to load now is requested again when it is rendered.
  for (const load of [importPageBars, importHomePage]) load().catch(() => undefined);
}
