import type { PageData, ResolvedRemote } from '@girassol/federation';
import { remoteTesting } from '@girassol/federation/remote';
import { getSession, hasLoginPreference, onSessionChange } from '@girassol/shared-auth';
import { type FakeRoutes, fakeApi, logIn, testSettings } from '@girassol/shared-auth/testing';
import { type Session, visitorKind } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { act, cleanup, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { arriveAtLogin, forgetLoginArrival } from '../login/login-arrival';
import { takeLoginQuery } from '../login/login-query';
import { createPlaces, type Places } from '../navigation/places';
import { availableRoutes } from '../routes/available-routes';
import { App } from '../start/App';
import { shellPages } from '../start/shell-pages';
import { allRemotes } from './everything-present.testing';

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

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** The API that answers. */
  server: ReturnType<typeof fakeApi>;
  platform: ReturnType<typeof remoteTesting.fakePlatform>;
  places: Places;
}

let places: Places | undefined;
let stopSession: (() => void) | undefined;

/** What the areas of the product declare: tests show parts of it. */
const product = allRemotes();
const knownRoutes = new Map(product.flatMap(({ routes }) => routes.map((route) => [route.path, route])));

/** A remote that declares these addresses and their menus as the product knows them, and more if told. */
export function aRemote(
  name: string,
  paths: readonly string[],
  more: Partial<ResolvedRemote> = {},
): ResolvedRemote {
  return remoteTesting.releasedRemote(
    {
      name,
      title: name,
      team: 'testes',
      routes: paths.map((path) => knownRoutes.get(path) ?? { path, access: ['active'] }),
      menus: product.flatMap(({ menus = [] }) => menus.filter(({ to }) => paths.includes(to))),
      slots: [],
      exposes: {},
      requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
    },
    more,
  );
}

/** Starts the whole shell at an address, as somebody, as the page's first script would. */
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
  const platform = remoteTesting.fakePlatform({ remotes, ...(modules && { modules }) });
  const page: PageData = { ...platform.handle.page, ...told };
  logIn(session, testSettings(settings));
  window.history.replaceState(null, '', at);

  close();
  const query = takeLoginQuery();
  const started = createPlaces({
    routes: availableRoutes(remotes, Object.keys(shellPages)),
    siteId: page.host.siteId,
    hasLoginPreference,
    visitorKind: () =>
      visitorKind({ session: getSession(), isProductHost: page.host.isProduct, now: Date.now() }),
  });
  places = started;
  stopSession = onSessionChange((next) => {
    if (next) forgetLoginArrival();
    started.settle();
  });
  void arriveAtLogin(query, started);
  const view = render(<App page={page} places={started} />);
  return { ...view, user: userEvent.setup(), server, platform, places: started };
}

/** Where the address bar stands. */
export const here = () => window.location.pathname + window.location.search;

/** Goes somewhere as a link would. */
export function goTo(to: string): void {
  act(() => places?.navigate(to));
}

/** Presses the button of the dialog on screen, and waits until it is over and done with. */
export async function closeDialog(user: UserEvent, button: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // What follows from an error waits 200 ms after its dialog (shell.errors-004).
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
}

/** The page is left: nothing of it follows the address any longer. */
function close(): void {
  stopSession?.();
  forgetLoginArrival();
  places?.close();
}

afterEach(() => {
  cleanup();
  close();
  localStorage.clear();
});
