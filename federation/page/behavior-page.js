// Runs in the page after watch-page.js and before guard-page.js: notes what a release does to people while its area is
// open, and to what the browser shares with everybody: keys, focus, history, handlers, globals, frames, addresses.
(() => {
  const { getOwnPropertyDescriptor, getOwnPropertyNames, defineProperty } = Object;
  const { setTimeout: later } = window;
  const nextFrame = window.requestAnimationFrame;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  let remote = '';
  let own = '';
  /** Token of the session, and the key under which the browser stores the session: neither belongs in an address. */
  let token = '';
  let sessionKey = '';
  /** Events not reported yet: `[kind, what, where]`. */
  let seen = [];
  const note = (kind, what, where) => seen.push([kind, what, where]);

  const pause = (ms) => new Promise((resolve) => later.call(window, resolve, ms));
  const frame = () => new Promise((resolve) => nextFrame.call(window, resolve));

  const ROUTER_FRAME = /\/assets\/federation\.\w+\.js|^\s*at \S*addEventListener\b/;

  /** Returns the location in the release of the code that called a function of this script, null for other code. */
  function ownCaller() {
    const frames = (new Error().stack ?? '').split('\n').filter((line) => /https?:\/\//.test(line));
    // The router of the areas, in the shell's chunk `federation`, stands between a release and the page's addEventListener.
    const caller = frames.find((line) => !ROUTER_FRAME.test(line)) ?? '';
    if (!remote || !caller.includes(`/releases/${remote}/`)) return null;
    const [address = ''] = /https?:\/\/[^)\s]+/.exec(caller) ?? [];
    return address.replace(window.location.origin, '');
  }

  // --- Handlers of the page -------------------------------------------------------------------------------------------

  for (const [holder, name] of [
    [window, 'window'],
    [Document.prototype, 'document'],
  ])
    for (const property of getOwnPropertyNames(holder).filter((one) => /^on[a-z]+$/.test(one))) {
      const found = getOwnPropertyDescriptor(holder, property);
      if (!found?.set) continue;
      defineProperty(holder, property, {
        ...found,
        set(value) {
          const where = value ? ownCaller() : null;
          if (where) note('handler', `${name}.${property}`, where);
          found.set.call(this, value);
        },
      });
    }

  // --- Keys -----------------------------------------------------------------------------------------------------------

  /** Listeners of the release on what outlives an area, with their places. */
  const keyListeners = new Map();
  const isEverybodys = (target) =>
    target === window || target === document || /^(html|body)$/.test(target?.localName ?? '');

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (type === 'keydown' && listener && isEverybodys(target)) {
      const where = ownCaller();
      if (where) keyListeners.set(listener, where);
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (type === 'keydown') keyListeners.delete(listener);
    return removeEventListener.call(this ?? window, type, listener, options);
  };

  /** Keys that belong to the shell, the browser, or to whoever types into a field outside of the area. */
  const foreignKeys = [
    ['button', { key: 'Tab', code: 'Tab' }],
    ['button', { key: 'Enter', code: 'Enter' }],
    ['button', { key: ' ', code: 'Space' }],
    ['button', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['button', { key: 'c', code: 'KeyC', ctrlKey: true }],
    ['button', { key: 'f', code: 'KeyF', ctrlKey: true }],
    ['input', { key: 'Tab', code: 'Tab' }],
    ['input', { key: 'a', code: 'KeyA' }],
    ['input', { key: ' ', code: 'Space' }],
    ['input', { key: 'Backspace', code: 'Backspace' }],
    ['input', { key: 'Enter', code: 'Enter' }],
  ];
  const nameKey = ({ key, ctrlKey }) => `${ctrlKey ? 'Ctrl+' : ''}${key === ' ' ? 'Space' : key}`;

  /** Gives each listener the keys of somebody else, at an element that is not in the page, so that nothing else hears. */
  async function tryKeys() {
    await pause(0);
    for (const [listener, where] of [...keyListeners]) {
      const taken = foreignKeys.filter(([element, key]) => {
        const target = document.createElement(element);
        addEventListener.call(target, 'keydown', listener);
        const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      });
      const names = new Set(
        taken.map(([element, key]) => `${nameKey(key)} in a${element === 'input' ? ' field' : ' button'}`),
      );
      if (names.size > 0) note('keys', [...names].join(', '), where);
    }
  }

  // --- Focus ----------------------------------------------------------------------------------------------------------

  const areaOf = () => document.getElementById(`app-${remote}`);
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const isOpenAbove = () =>
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

  /** Focuses a link of the menu, and says whether the area took the focus back. */
  async function takesFocus() {
    if (isOpenAbove()) return false;
    const link = [...document.querySelectorAll('#root nav a[href]')].find(isSeen);
    if (!link) return false;
    await pause(0);
    // What has the focus already would hear of nothing.
    document.activeElement?.blur();
    link.focus();
    if (document.activeElement !== link && !areaOf()?.contains(document.activeElement)) return false;
    await frame();
    await pause(60);
    return areaOf()?.contains(document.activeElement) === true;
  }

  /** Focuses the last element of the area that the keyboard reaches. Returns false where there is none. */
  async function focusLast() {
    if (isOpenAbove()) return false;
    const found = [
      ...(areaOf()?.querySelectorAll('a[href], button, input, select, textarea, [tabindex]') ?? []),
    ];
    const last = found
      .reverse()
      .find(
        (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && isSeen(element),
      );
    if (!last) return false;
    await pause(0);
    last.focus();
    return document.activeElement === last;
  }

  // --- Cover ----------------------------------------------------------------------------------------------------------

  const isAbove =
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="status"], [role="alert"]';
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    `<${element.localName}>`;

  /** Returns what a press on links and buttons of the shell's frame would meet instead: an element of the area. */
  function covered() {
    if (isOpenAbove()) return null;
    const controls = [
      ...document.querySelectorAll('#root nav a[href], #root header :is(a[href], button)'),
    ].filter((element) => !element.closest(own) && isSeen(element));
    const found = controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || control.contains(hit) || hit.contains(control) || hit.closest(isAbove)) return [];
      return hit.closest(own) || window.girassolGuard.isBrought(hit) || !hit.closest('#root')
        ? [
            {
              control: nameOf(control),
              by: `<${hit.localName}${hit.className && typeof hit.className === 'string' ? ` class="${hit.className}"` : ''}>`,
            },
          ]
        : [];
    });
    // One control under something small, such as a message of the shell, is no cover.
    return found.length >= 3 ? { count: found.length, first: found[0].control, by: found[0].by } : null;
  }

  // --- History --------------------------------------------------------------------------------------------------------

  let changes = 0;
  for (const name of ['pushState', 'replaceState']) {
    const original = History.prototype[name];
    History.prototype[name] = function (...values) {
      changes += 1;
      return original.apply(this, values);
    };
  }

  const idle = async () => {
    for (let waited = 0; waited < 3_000; waited += 20) {
      if (window.__girassol__.statusOf(remote).state === 'idle') return;
      await pause(20);
    }
  };
  const waitMounted = async () => {
    for (let waited = 0; waited < 10_000; waited += 20) {
      if (window.__girassol__.statusOf(remote).state === 'mounted' && areaOf()?.firstElementChild) return;
      await pause(20);
    }
  };

  /** Opens an address from the resting page and goes back. Returns how often it came back to the area instead. */
  async function goBack(path, rest) {
    window.girassolGate.show(rest);
    await idle();
    window.girassolGate.show(path);
    await waitMounted();
    await pause(150);
    for (let times = 0; times < 4; times += 1) {
      window.history.back();
      // The browser goes in a task of its own, and an area that comes back does so in an effect.
      await pause(150);
      for (let waited = 0; waited < 600 && window.location.pathname !== rest; waited += 50) await pause(50);
      if (window.location.pathname === rest) {
        await pause(150);
        if (window.location.pathname === rest) return times;
      }
    }
    return 4;
  }

  // --- Addresses and frames -------------------------------------------------------------------------------------------

  const { getItem } = Storage.prototype;
  function holdsSecret(text) {
    const stored = getItem.call(window.localStorage, sessionKey);
    return [token, stored].some(
      (secret) => secret && [secret, encodeURIComponent(secret)].some((one) => String(text).includes(one)),
    );
  }
  const { open } = window;
  window.open = function (address, ...rest) {
    if (!holdsSecret(address)) return open.call(this ?? window, address, ...rest);
    note('session', 'it opens an address with the session in it', ownCaller());
    return null;
  };

  const made = new WeakMap();
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (name, options) {
    const element = createElement.call(this, name, options);
    if (element.localName === 'iframe') {
      const where = ownCaller();
      if (where) made.set(element, where);
    }
    return element;
  };
  /** A frame with nothing of its own in it has everything of the browser once more, past the guard of the page. */
  const isBlank = (element) =>
    /^(?:about:.*|javascript:.*)?$/.test(element.getAttribute('src') ?? '') &&
    !element.hasAttribute('sandbox');
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const frames = node.localName === 'iframe' ? [node] : [...node.querySelectorAll('iframe')];
        for (const element of frames) {
          const where = made.get(element) ?? null;
          if (remote && isBlank(element) && (where || element.closest(own)))
            note('frame', 'a blank frame', where);
        }
      }
  }).observe(document, { childList: true, subtree: true });

  // --- Globals --------------------------------------------------------------------------------------------------------

  let known = new Set();
  let container = '';
  /** Made by bundlers, by the runtime of module federation and by the checks themselves. */
  const isBundlers = (name) =>
    name === container ||
    name === 'axe' ||
    name.includes('FEDERATION') ||
    /^(?:webpackChunk|webpackHotUpdate|__VMOK|__GLOBAL_LOADING|\d+$)/.test(name);
  /** Names on the window that were not there at rest, each once. */
  function newGlobals() {
    // An own copy of what the window inherits, as the router of the areas has of addEventListener, is no new name.
    const inherited = Object.getPrototypeOf(window);
    const names = getOwnPropertyNames(window).filter(
      (name) => !known.has(name) && !isBundlers(name) && !(name in inherited),
    );
    for (const name of names) known.add(name);
    return names;
  }

  const plainTitle = () => document.title.replace(/^\(\d+\) /, '');
  let restingTitle = '';
  const attributes = () => ({ lang: document.documentElement.lang, dir: document.documentElement.dir });
  // There is no element of the page yet.
  let restingAttributes = {};

  const behavior = {
    begin(release) {
      ({ name: remote, own, container, token, sessionKey } = release);
    },
    /** Records the page before the area is opened. */
    rest() {
      known = new Set(getOwnPropertyNames(window));
      restingTitle = plainTitle();
      restingAttributes = attributes();
      changes = 0;
    },
    /** Returns the events since the last call, and what differs from the page at rest. */
    seen() {
      const answer = seen;
      seen = [];
      for (const [name, value] of Object.entries(attributes()))
        if (value !== (restingAttributes[name] ?? value))
          answer.push(['outside', `it leaves ${name} of <html> at “${value}”`, null]);
      restingAttributes = attributes();
      for (const link of areaOf()?.querySelectorAll('[href], [src], [action]') ?? [])
        for (const name of ['href', 'src', 'action'])
          if (holdsSecret(link.getAttribute(name) ?? ''))
            answer.push([
              'session',
              `it puts the session into an address: ${name} of <${link.localName}>`,
              null,
            ]);
      return answer;
    },
    /** Compares the title with that of the page at rest: asked there, after the area was left. */
    leftTitle: () => plainTitle() !== restingTitle,
    hasTitle: () => plainTitle().trim() !== '',
    newGlobals,
    tryKeys,
    takesFocus,
    focusLast,
    hasFocus: () => areaOf()?.contains(document.activeElement) === true,
    covered,
    goBack,
    /** Changes of the address since the last call. */
    addressChanges() {
      const answer = changes;
      changes = 0;
      return answer;
    },
    hasHeading: () =>
      [...(areaOf()?.querySelectorAll('h1, [role="heading"][aria-level="1"]') ?? [])].length > 0,
    /** Texts of the area, each once. */
    texts() {
      const walker = document.createTreeWalker(areaOf() ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
      const texts = new Set();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text.length > 3) texts.add(text);
      }
      return [...texts];
    },
  };
  defineProperty(window, 'girassolBehavior', { value: Object.freeze(behavior) });
})();
