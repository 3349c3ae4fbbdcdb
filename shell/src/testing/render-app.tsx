import type { PageData, ResolvedRemote } from '@girassol/federation';
import { remoteTesting } from '@girassol/federation/remote';
import { getSession, hasLoggedInBefore, onSessionChange } from '@girassol/shared-auth';
import { buildTestSettings, type FakeRoutes, fakeApi, logInForTest } from '@girassol/shared-auth/testing';
import { resolveVisitorKind, type Session } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { act, cleanup, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { clearLoginLinkState, handleLoginLink } from '../login/login-link-state';
import { takeLoginQuery } from '../login/login-query';
import { getFactorSetupPath } from '../navigation/factor-setup-path';
import { createShellNavigation, type ShellNavigation } from '../navigation/shell-navigation';
import { showUnknownAddress } from '../navigation/show-unknown-address';
import { listAvailableRoutes } from '../routes/available-routes';
import { App } from '../start/App';
import { shellPages } from '../start/shell-pages';
import { listAllRemotes } from './everything-present.testing';

/** Address, session, settings and remotes with which a test starts the shell. */
export interface AppOptions {
  at: string;
  session?: Session | null;
  settings?: Partial<Settings>;
  page?: Partial<PageData>;
  remotes?: ResolvedRemote[];
  /** Exposed modules of the remotes: `'mfe-x/./card'`. */
  modules?: Record<string, unknown>;
  api?: FakeRoutes;
}

/** Shell started in a test, with the user who clicks and types and the fake API. */
export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** The API that answers. */
  server: ReturnType<typeof fakeApi>;
  platform: ReturnType<typeof remoteTesting.installFakePlatform>;
  places: ShellNavigation;
}

let currentNavigation: ShellNavigation | undefined;
let stopSession: (() => void) | undefined;

/** Declarations of the product's areas, of which tests show parts. */
const productAreas = listAllRemotes();
const knownRoutes = new Map(productAreas.flatMap(({ routes }) => routes.map((route) => [route.path, route])));

/**
 * Builds a test remote that declares the given addresses, with the access and the menus that the product has
 * for them.
 */
export function buildRemote(
  name: string,
  paths: readonly string[],
  more: Partial<ResolvedRemote> = {},
): ResolvedRemote {
  return remoteTesting.buildReleasedRemote(
    {
      name,
      title: name,
      team: 'testes',
      routes: paths.map((path) => knownRoutes.get(path) ?? { path, access: ['active'] }),
      menus: productAreas.flatMap(({ menus = [] }) => menus.filter(({ to }) => paths.includes(to))),
      slots: [],
      exposes: {},
      requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
    },
    more,
  );
}

/**
 * Starts the whole shell in a test, at an address and with a session, in the way the page's first script
 * starts it.
 */
export function renderApp({
  at,
  session = null,
  settings,
  page: told,
  remotes = [],
  modules,
  api = {},
}: AppOptions): RenderedApp {
  const server = fakeApi({ 'POST /updates/updated': { needUpdate: false, critical: false }, ...api });
  const platform = remoteTesting.installFakePlatform({ remotes, ...(modules && { modules }) });
  const page: PageData = { ...platform.handle.page, ...told };
  logInForTest(session, buildTestSettings(settings));
  window.history.replaceState(null, '', at);

  close();
  const query = takeLoginQuery();
  const started = createShellNavigation({
    routes: listAvailableRoutes(remotes, Object.keys(shellPages)),
    siteId: page.host.siteId,
    hasLoginPreference: hasLoggedInBefore,
    onUnknownPath: showUnknownAddress,
    getRequiredPath: (path) => getFactorSetupPath(getSession(), path, () => false),
    visitorKind: () =>
      resolveVisitorKind({ session: getSession(), isProductHost: page.host.isProduct, now: Date.now() }),
  });
  currentNavigation = started;
  stopSession = onSessionChange((next) => {
    if (next) clearLoginLinkState();
    started.settle();
  });
  void handleLoginLink(query, started);
  const view = render(<App page={page} places={started} />);
  return { ...view, user: userEvent.setup(), server, platform, places: started };
}

/** Returns the path and query of the address bar. */
export const getAddress = () => window.location.pathname + window.location.search;

/** Goes to an address in a test by clicking a link. */
export function goTo(to: string): void {
  act(() => currentNavigation?.navigate(to));
}

/**
 * Presses a button of the open dialog in a test, and waits until the dialog is closed and any logout or
 * reload after it is done.
 */
export async function closeDialog(user: UserEvent, button: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The consequences of an error wait 200 ms after its dialog (shell.errors-004).
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
}

/** The page is left: nothing of it follows the address any longer. */
function close(): void {
  stopSession?.();
  clearLoginLinkState();
  currentNavigation?.close();
}

afterEach(() => {
  cleanup();
  close();
  localStorage.clear();
  sessionStorage.clear();
});
