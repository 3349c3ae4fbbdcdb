type Listener = (event: Event) => void;

/**
 * A look-alike of `window` for a router that shares the page with others.
 *
 * After each pushState or replaceState single-spa fires an artificial popstate, so that the other routers hear of it.
 * The router that made the change must not: it would take its own link for a press of the back button.
 */
export function routerWindow(page: Window): Window {
  let ownKey: string | null = null;
  const wrapped = new WeakMap<Listener, Listener>();

  const history = new Proxy(page.history, {
    get(target, property) {
      if (property === 'pushState' || property === 'replaceState')
        return (state: unknown, unused: string, url?: string | URL | null) => {
          ownKey = keyOf(state);
          target[property](state, unused, url);
        };
      return bound(target, property);
    },
  });

  const isOwn = (event: Event) =>
    'singleSpa' in event && 'state' in event && ownKey !== null && keyOf(event.state) === ownKey;

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

/** React Router gives every entry of the history a key of its own. */
function keyOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}
