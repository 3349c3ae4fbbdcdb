import type { VisitorKind } from '@girassol/shared-domain';
import { listAllRoutes } from '../testing/everything-present.testing';
import { createShellNavigation, type ShellNavigationOptions } from './shell-navigation';

let kind: VisitorKind = 'active';

function createNavigationAt(address: string, options: Partial<ShellNavigationOptions> = {}) {
  window.history.replaceState(null, '', address);
  return createShellNavigation({
    routes: listAllRoutes(),
    siteId: null,
    visitorKind: () => kind,
    hasLoginPreference: () => true,
    ...options,
  });
}

const here = () => window.location.pathname + window.location.search;

beforeEach(() => {
  kind = 'active';
});

test('the visitor starts where they may be, before anything is drawn', () => {
  kind = 'loggedOut';
  const places = createNavigationAt('/vendas/finalizadas?pagina=2');
  expect(here()).toBe('/login');
  expect(places.get()).toMatchObject({ kind: 'loggedOut', path: '/login', decision: { outcome: 'open' } });
});

test('an address that needs a login is told once, when the page is opened with it', () => {
  const onLoginNeeded = jest.fn();
  kind = 'loggedOut';
  const places = createNavigationAt('/vendas/finalizadas?pagina=2', { onLoginNeeded });
  expect(onLoginNeeded.mock.calls).toEqual([['/vendas/finalizadas?pagina=2']]);
  places.navigate('/contratos');
  places.close();
  createNavigationAt('/nao-existe', { onLoginNeeded }).close();
  createNavigationAt('/login', { onLoginNeeded }).close();
  expect(onLoginNeeded).toHaveBeenCalledTimes(1);
});

test('[shell.access-009] whoever is logged in is told of an address that is no page', () => {
  const onUnknownPath = jest.fn();
  const options = {
    routes: listAllRoutes(),
    siteId: null,
    visitorKind: () => kind,
    hasLoginPreference: () => true,
    onUnknownPath,
  };
  window.history.replaceState(null, '', '/nao-existe');
  const places = createShellNavigation(options);
  expect(onUnknownPath.mock.calls).toEqual([['/nao-existe']]);
  for (const known of ['/', '/contratos', '/login']) places.navigate(known);
  expect(onUnknownPath).toHaveBeenCalledTimes(1);
  places.close();

  kind = 'loggedOut';
  window.history.replaceState(null, '', '/nao-existe');
  createShellNavigation(options).close();
  expect(onUnknownPath).toHaveBeenCalledTimes(1);
});

test('an address that may be opened stays as it is, query included', () => {
  createNavigationAt('/vendas/funil/u1?q=sol');
  expect(here()).toBe('/vendas/funil/u1?q=sol');
});

test('navigation tells who listens, once per change', () => {
  const places = createNavigationAt('/inicio');
  const heard = jest.fn();
  const stop = places.subscribe(heard);
  places.navigate('/contratos');
  expect(places.get().path).toBe('/contratos');
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  places.navigate('/inicio');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('going where one is adds nothing to the history', () => {
  const places = createNavigationAt('/contratos');
  const before = window.history.length;
  places.navigate('/contratos');
  places.navigate('/inicio', { replace: true });
  expect(window.history.length).toBe(before);
  places.navigate('/contratos');
  expect(window.history.length).toBe(before + 1);
});

test('a change of address by somebody else is followed', () => {
  const places = createNavigationAt('/inicio');
  window.history.pushState(null, '', '/nao-existe');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(places.get().path).toBe('/iniciando');
});

test('a listener that is told during a redirect does not start another one', () => {
  const places = createNavigationAt('/inicio');
  // As single-spa does: every change of the address is announced at once.
  const { replaceState } = window.history;
  window.history.replaceState = (...change) => {
    replaceState.apply(window.history, change);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const heard = jest.fn();
  places.subscribe(heard);
  places.navigate('/nao-existe');
  window.history.replaceState = replaceState;
  expect(places.get().path).toBe('/iniciando');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('when the session ends, the visitor is led away', () => {
  const places = createNavigationAt('/contratos');
  kind = 'loggedOut';
  places.settle();
  expect(here()).toBe('/login');
});

test('a remote is on screen only where it answers and the visitor may be', () => {
  const places = createNavigationAt('/inicio');
  expect(places.isAnsweredBy('mfe-crm-boards', '/vendas/funil/u1')).toBe(true);
  expect(places.isAnsweredBy('mfe-proposals', '/vendas/funil/u1')).toBe(false);
  kind = 'inactive';
  expect(places.isAnsweredBy('mfe-crm-boards', '/vendas/funil/u1')).toBe(false);
});

test('no remote runs behind a prompt to log in', () => {
  kind = 'loggedOut';
  const places = createNavigationAt('/vendas/agenda/u1');
  expect(places.get().decision).toMatchObject({ outcome: 'open', promptsLogin: true });
  expect(places.isAnsweredBy('mfe-crm-boards', '/vendas/agenda/u1')).toBe(false);
});

test('whoever logs in to an unpaid account is led to no notice about the login page', () => {
  kind = 'loggedOut';
  const places = createNavigationAt('/login');
  kind = 'inactive';
  places.settle();
  expect(places.getUnpaidPage()).toBeNull();
  places.navigate('/contratos');
  expect(places.getUnpaidPage()).toBe('Contratos');
  // A page that asks visitors to log in is no public one.
  places.navigate('/vendas/agenda/u1');
  expect(places.getUnpaidPage()).toBe('Agenda de vendas');
  places.close();
});
