type Listener = (event: Event) => void;

/**
 * Creates a proxy of `window` for a router that shares the page with other routers. After each pushState or
 * replaceState, single-spa fires an artificial popstate event for the other routers; the proxy hides the
 * event from the router that made the change, which would otherwise mistake it for the back button.
 */
export function createRouterWindow(page: Window): Window {
  let ownKey: string | null = null;
  const wrapped = new WeakMap<Listener, Listener>();

  const history = new Proxy(page.history, {
    get(target, property) {
      if (property === 'pushState' || property === 'replaceState')
        return (state: unknown, unused: string, url?: string | URL | null) => {
          ownKey = getHistoryKey(state);
          target[property](state, unused, url);
        };
      return bound(target, property);
    },
  });

  const isOwn = (event: Event) =>
    'singleSpa' in event && 'state' in event && ownKey !== null && getHistoryKey(event.state) === ownKey;

  return new Proxy(page, {
    get(target, property) {
      if (property === 'history') return history;
      if (property === 'addEventListener')
        return (type: string, listener: Listener) => {
          const filtered = (event: Event) => {
            if (!isOwn(event)) listener(event);
          };
          wrapped.set(listener, filtered);
          target.addEventListener(type, filtered);
        };
      if (property === 'removeEventListener')
        return (type: string, listener: Listener) =>
          target.removeEventListener(type, wrapped.get(listener) ?? listener);
      return bound(target, property);
    },
  });
}

/** A browser object's methods refuse to be called on a proxy. */
function bound(target: object, property: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, property, target);
  return typeof value === 'function' && !Object.hasOwn(value, 'prototype') ? value.bind(target) : value;
}

/** Returns the key that React Router gives every entry of the history; null for other states. */
function getHistoryKey(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}
