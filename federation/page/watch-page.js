// Runs in the page before any other script: notes every listener and timer that is on, and from where, and takes the
// page to and fro. What it needs itself it takes from the browser before it changes anything.
(() => {
  const { setTimeout: later, clearTimeout, setInterval, clearInterval, cancelAnimationFrame } = window;
  const nextFrame = window.requestAnimationFrame;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  Error.stackTraceLimit = 40;

  /**
   * Active listeners, timers and connections -> description with the origin: `listener resize on window @
   * /releases/…/1.js:1:20`.
   */
  const on = new Map();
  const note = (key, what) => on.set(key, `${what} @ ${where()}`);

  /** The nearest place in a release, otherwise the nearest at all. */
  function where() {
    const frames = (new Error().stack ?? '').split('\n').slice(3);
    const frame = frames.find((line) => line.includes('/releases/')) ?? frames[0] ?? '';
    const [address = 'an unknown place'] = /https?:\/\/[^)\s]+/.exec(frame) ?? [];
    return address.replace(window.location.origin, '');
  }

  /** Objects of the browser that outlive every area, by the name that people know them by. */
  const lastingObjects = new Map(
    [
      [window.visualViewport, 'visualViewport'],
      [window.navigation, 'navigation'],
      [window.screen?.orientation, 'screen.orientation'],
      [window.speechSynthesis, 'speechSynthesis'],
      [document.fonts, 'document.fonts'],
      [navigator.connection, 'navigator.connection'],
      [navigator.mediaDevices, 'navigator.mediaDevices'],
      [navigator.serviceWorker, 'navigator.serviceWorker'],
      [window.performance, 'performance'],
    ].filter(([object]) => object),
  );

  /** Targets that outlive an area. What hangs on an element goes with the element. */
  function lastingName(target) {
    if (target === window || target === null || target === undefined) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement || target === document.body) return target.localName;
    return target instanceof MediaQueryList
      ? `matchMedia('${target.media}')`
      : (lastingObjects.get(target) ?? null);
  }

  const listeners = new WeakMap();
  function listenersOf(target) {
    const known = listeners.get(target) ?? new Map();
    listeners.set(target, known);
    return known;
  }
  const isCapture = (options) => (typeof options === 'object' ? options?.capture === true : options === true);
  const forget = (target, name, listener) => {
    const known = listenersOf(target).get(name);
    on.delete(known?.get(listener));
    known?.delete(listener);
  };

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const lasting = listener && lastingName(target);
    const name = `${type} ${isCapture(options)}`;
    if (lasting && !listenersOf(target).get(name)?.has(listener)) {
      const key = {};
      const known = listenersOf(target).get(name) ?? new Map();
      listenersOf(target).set(name, known.set(listener, key));
      note(key, `listener ${type} on ${lasting}`);
      const end = () => forget(target, name, listener);
      if (options?.once)
        addEventListener.call(target, type, end, { once: true, capture: isCapture(options) });
      if (options?.signal) addEventListener.call(options.signal, 'abort', end, { once: true });
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && lastingName(target)) forget(target, `${type} ${isCapture(options)}`, listener);
    return removeEventListener.call(target, type, listener, options);
  };

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { prototype } = window[name];
    const { observe, disconnect } = prototype;
    prototype.observe = function (target, ...rest) {
      const lasting = lastingName(target);
      if (lasting) note(this, `listener ${name} on ${lasting}`);
      return observe.call(this, target, ...rest);
    };
    prototype.disconnect = function () {
      on.delete(this);
      return disconnect.call(this);
    };
  }

  function watchTimer(start, stop, { begin, end, isOnce }) {
    window[start] = (action, ...rest) => {
      const run = (...values) => {
        if (isOnce) on.delete(`${start} ${id}`);
        return action(...values);
      };
      const id = begin.call(window, typeof action === 'function' ? run : action, ...rest);
      note(`${start} ${id}`, `timer ${start}`);
      return id;
    };
    window[stop] = (id) => {
      on.delete(`${start} ${id}`);
      return end.call(window, id);
    };
  }
  watchTimer('setTimeout', 'clearTimeout', { begin: later, end: clearTimeout, isOnce: true });
  watchTimer('setInterval', 'clearInterval', { begin: setInterval, end: clearInterval, isOnce: false });
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', {
    begin: nextFrame,
    end: cancelAnimationFrame,
    isOnce: true,
  });

  /** Tracks objects that stay active until they are closed. */
  function watchOpen(name, end) {
    const Original = window[name];
    if (!Original) return;
    const { [end]: close } = Original.prototype;
    window[name] = new Proxy(Original, {
      construct(target, values) {
        const made = Reflect.construct(target, values, target);
        note(made, `open ${name}`);
        return made;
      },
    });
    Original.prototype[end] = function (...values) {
      on.delete(this);
      return close.apply(this, values);
    };
    // The same one, however it is asked for.
    Original.prototype.constructor = window[name];
  }
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource']) watchOpen(name, 'close');
  for (const name of ['Worker', 'SharedWorker'])
    if (window[name]?.prototype.terminate) watchOpen(name, 'terminate');

  /** Answers that are on their way. */
  let asked = 0;
  const arrived = () => {
    asked -= 1;
  };
  // Requests with `keepalive` would escape the gate: the page's last reports would count as real users'.
  const { fetch } = window;
  window.fetch = (input, init) => {
    const answer = fetch.call(window, input, init?.keepalive ? { ...init, keepalive: false } : init);
    asked += 1;
    answer.then(arrived, arrived);
    return answer;
  };

  const pause = (ms) => new Promise((resolve) => later.call(window, resolve, ms));
  const frame = () => new Promise((resolve) => nextFrame.call(window, resolve));
  const areaOf = (remote) => document.getElementById(`app-${remote}`);

  const unfinished = '[data-area-loading], [data-skeleton], [aria-busy="true"]';

  /**
   * Its heading is there, and so is what it asked for: what is first drawn in a later visit would look like something
   * that stays. A page without a heading has a moment to become what it will be, and so has a question without an end.
   */
  function isDrawn(remote, waited) {
    const area = areaOf(remote);
    if (!area?.firstElementChild || area.querySelector(unfinished)) return false;
    return (area.querySelector('h1') !== null && asked === 0) || waited > 1_000;
  }

  function show(path) {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }

  /** Opens an address, and waits until the area is drawn there, or is gone from there. */
  async function go(remote, path, isThere) {
    const { pathname } = new URL(path, window.location.origin);
    // Not in the name of whoever looks: what a debugger runs may make code of text.
    await pause(0);
    show(path);
    const began = performance.now();
    const waited = () => performance.now() - began;
    while (waited() < 10_000) {
      await frame();
      if (isThere && window.location.pathname !== pathname) return 'elsewhere';
      const status = window.__girassol__.statusOf(remote);
      if (status.state === 'failed') return `${status.failure.code} ${status.failure.message}`;
      if (isThere ? status.state === 'mounted' && isDrawn(remote, waited()) : status.state === 'idle') break;
    }
    if (isThere && !areaOf(remote)?.firstElementChild) return 'nothing was drawn within 10 seconds';
    // Effects have run, and what they asked for has begun.
    await frame();
    await pause(10);
    // The drawn page may be the previous page, or one that redirects.
    return isThere && window.location.pathname !== pathname ? 'elsewhere' : 'done';
  }

  const gate = {
    show,
    /** Addresses on this origin that the area links to. */
    links(remote) {
      const links = areaOf(remote)?.querySelectorAll('a[href]:not([download])') ?? [];
      const addresses = [...links].map(({ href }) => new URL(href));
      const own = addresses.filter(({ origin }) => origin === window.location.origin);
      return [...new Set(own.map(({ pathname, search }) => pathname + search))];
    },
    open: (remote, path) => go(remote, path, true),
    async round(remote, path, rest) {
      const opened = await go(remote, path, true);
      if (opened !== 'done' && opened !== 'elsewhere') return opened;
      const left = await go(remote, rest, false);
      return left === 'done' ? opened : left;
    },
    /** Returns the number of each kind of active object, and the number of styles and rules. */
    left() {
      const counts = {};
      for (const what of on.values()) counts[what] = (counts[what] ?? 0) + 1;
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const elements = document.querySelectorAll('style, link[rel="stylesheet"]');
      return {
        on: counts,
        styles: elements.length + document.adoptedStyleSheets.length,
        rules: sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      };
    },
  };
  // The page under test must not replace this object.
  Object.defineProperty(window, 'girassolGate', { value: Object.freeze(gate) });
})();
