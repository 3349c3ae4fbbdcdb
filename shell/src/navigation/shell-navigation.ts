import type { VisitorKind } from '@girassol/shared-domain';
import type { AvailableRoute } from '../routes/available-routes';
import { type AccessDecision, decideAccess, findRoute } from '../routes/decide';

/** Kind of visitor and address after all redirects, with the decision whether a page opens. */
export interface VisitorLocation {
  kind: VisitorKind;
  path: string;
  search: string;
  decision: Exclude<AccessDecision, { outcome: 'redirect' }>;
}

/** Routes of the page, and facts about the visitor by which `createShellNavigation` decides on access. */
export interface ShellNavigationOptions {
  routes: readonly AvailableRoute[];
  siteId: string | null;
  /** Path of the page as it was loaded, where the distribution leaves that address out. */
  leftOutPath?: string | null;
  /** Returns the current kind of visitor. */
  visitorKind(): VisitorKind;
  hasLoginPreference(): boolean;
  /** Returns the only path that the visitor may open for now; null for nearly everybody. `path` is the present one. */
  getRequiredPath?(path: string): string | null;
  /** Told of an address that is nobody's page, before somebody who is logged in is led elsewhere. */
  onUnknownPath?(path: string): void;
  /** Told of the address with which the page was opened, before a visitor without a login is led away from it. */
  onLoginNeeded?(address: string): void;
}

/**
 * Navigation of the shell: the visitor's current location, its changes, and a function that goes to an
 * address.
 */
export interface ShellNavigation {
  get(): VisitorLocation;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of the product without loading the page again. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Looks again who may stay where: the session changed. */
  settle(): void;
  /** Does this remote draw that path for the present visitor? */
  isAnsweredBy(remote: string, path: string): boolean;
  routes: readonly AvailableRoute[];
  /**
   * Returns the title of the page from which a visitor of an account with irregular payment was led to the home page;
   * null after the next step.
   */
  getUnpaidPage(): string | null;
  /** Stops following the address bar. */
  close(): void;
}

/**
 * Creates the navigation of the shell, which follows the address bar and the session and redirects visitors from
 * addresses that they may not open. Redirects happen before anything is rendered, so that no forbidden page appears.
 */
export function createShellNavigation(options: ShellNavigationOptions): ShellNavigation {
  const listeners = new Set<() => void>();
  const decideAt = (path: string, search: string) =>
    decideAccess({
      kind: options.visitorKind(),
      path,
      search,
      routes: options.routes,
      siteId: options.siteId,
      leftOutPath: options.leftOutPath ?? null,
      hasLoginPreference: options.hasLoginPreference(),
      requiredPath: options.getRequiredPath?.(path) ?? null,
    });

  let isSettling = false;
  let isStarting = true;
  let unpaidPage: string | null = null;

  /**
   * Notes why a visitor is led away from an address: the page of an unpaid account, no page at all (shell.access-009), or
   * one that needs a login.
   */
  function noteRedirect(path: string, search: string): void {
    const kind = options.visitorKind();
    const route = findRoute(options.routes, path)?.route;
    if (kind === 'inactive' && route && isForPaidOnly(route)) unpaidPage = route.title;
    if (!route && path !== '/' && isLoggedIn(kind)) options.onUnknownPath?.(path);
    // Later somebody logs out of a page: the next login need not be theirs.
    if (isStarting && kind === 'loggedOut' && route && !route.isDocument)
      options.onLoginNeeded?.(path + search);
  }

  /**
   * Does the page open for accounts in good standing alone? The login, which they leave at once, is everybody's; a page
   * that asks visitors to log in first is not.
   */
  function isForPaidOnly({ access, promptsLogin }: AvailableRoute): boolean {
    const isPublic = access.includes('loggedOut') && !promptsLogin;
    return access.includes('active') && !access.includes('inactive') && !isPublic;
  }

  function settlePlace(): VisitorLocation {
    isSettling = true;
    for (;;) {
      const { pathname: path, search } = window.location;
      const decision = decideAt(path, search);
      if (decision.outcome !== 'redirect') {
        isSettling = false;
        return { kind: options.visitorKind(), path, search, decision };
      }
      noteRedirect(path, search);
      window.history.replaceState(null, '', decision.to);
    }
  }

  let place = settlePlace();
  isStarting = false;

  function settle(): void {
    // Changing the address makes single-spa say so again while the redirects are still being followed.
    if (isSettling) return;
    const next = settlePlace();
    if (isSameLocation(place, next)) return;
    place = next;
    for (const listener of listeners) listener();
  }

  window.addEventListener('popstate', settle);

  return {
    routes: options.routes,
    get: () => place,
    settle,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getUnpaidPage: () => unpaidPage,
    navigate(to, { replace = false } = {}) {
      if (!replace) unpaidPage = null;
      const here = window.location.pathname + window.location.search;
      if (replace || to === here) window.history.replaceState(null, '', to);
      else window.history.pushState(null, '', to);
      settle();
    },
    close() {
      window.removeEventListener('popstate', settle);
      listeners.clear();
    },
    isAnsweredBy(remote, path) {
      const decision = decideAt(path, '');
      if (decision.outcome !== 'open' || decision.promptsLogin || decision.route.isDocument) return false;
      return decision.route.answeredBy === remote;
    },
  };
}

const isLoggedIn = (kind: VisitorKind) => kind !== 'loggedOut' && kind !== 'unknownHost';

function isSameLocation(one: VisitorLocation, other: VisitorLocation): boolean {
  return (
    one.kind === other.kind &&
    one.path === other.path &&
    one.search === other.search &&
    one.decision.outcome === other.decision.outcome
  );
}
