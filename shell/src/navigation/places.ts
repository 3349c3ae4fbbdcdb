import type { VisitorKind } from '@girassol/shared-domain';
import type { AvailableRoute } from '../routes/available-routes';
import { type Decision, decide } from '../routes/decide';

/** Where the visitor is, settled: every redirect has been followed. */
export interface Place {
  kind: VisitorKind;
  path: string;
  search: string;
  decision: Exclude<Decision, { outcome: 'redirect' }>;
}

export interface PlacesOptions {
  routes: readonly AvailableRoute[];
  siteId: string | null;
  /** Who is looking right now. */
  visitorKind(): VisitorKind;
  hasLoginPreference(): boolean;
}

export interface Places {
  get(): Place;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of the product without loading the page again. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Looks again who may stay where: the session changed. */
  settle(): void;
  /** Does this remote draw that path for the present visitor? */
  isAnsweredBy(remote: string, path: string): boolean;
  routes: readonly AvailableRoute[];
  /** Stops following the address bar. */
  close(): void;
}

/**
 * Follows the address bar and the session, and keeps the visitor where they may be. Redirects happen here, before
 * anything is drawn: nobody sees a page flash that is not theirs.
 */
export function createPlaces(options: PlacesOptions): Places {
  const listeners = new Set<() => void>();
  const decideAt = (path: string, search: string) =>
    decide({
      kind: options.visitorKind(),
      path,
      search,
      routes: options.routes,
      siteId: options.siteId,
      hasLoginPreference: options.hasLoginPreference(),
    });

  let isSettling = false;

  function settlePlace(): Place {
    isSettling = true;
    for (;;) {
      const { pathname: path, search } = window.location;
      const decision = decideAt(path, search);
      if (decision.outcome !== 'redirect') {
        isSettling = false;
        return { kind: options.visitorKind(), path, search, decision };
      }
      window.history.replaceState(null, '', decision.to);
    }
  }

  let place = settlePlace();

  function settle(): void {
    // Changing the address makes single-spa say so again while the redirects are still being followed.
    if (isSettling) return;
    const next = settlePlace();
    if (isSamePlace(place, next)) return;
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
    navigate(to, { replace = false } = {}) {
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

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.kind === other.kind &&
    one.path === other.path &&
    one.search === other.search &&
    one.decision.outcome === other.decision.outcome
  );
}
