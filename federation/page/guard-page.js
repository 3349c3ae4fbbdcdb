// Runs in the page right after watch-page.js and before any other script: notes what a release does to the page that is
// not its area's. What the shell does in the same way is none of it: a place counts by the file that asked for it.
(() => {
  const { getOwnPropertyDescriptor, getOwnPropertyNames, defineProperty } = Object;
  const isFunction = (value) => typeof value === 'function';
  /** Name of the release's remote, and the element that is its own. */
  let remote = '';
  let own = '';
  /** Events not reported yet: `[kind, what, where]`. */
  let seen = [];

  /**
   * Returns the location in the release of the code that called a function of this script; null where other code called
   * it.
   */
  function ownCaller() {
    const caller = (new Error().stack ?? '').split('\n').find((line) => /https?:\/\//.test(line)) ?? '';
    if (!caller.includes(`/releases/${remote}/`)) return null;
    const [address = ''] = /https?:\/\/[^)\s]+/.exec(caller) ?? [];
    return address.replace(window.location.origin, '');
  }

  const note = (kind, what, where) => seen.push([kind, what, where]);

  // --- Changes outside of the area -----------------------------------------------------------------------------------

  const headParts = /^(style|script|link)$/;
  const nameOf = (element) => {
    const role = element.getAttribute('role');
    return `<${element.localName}${element.id ? ` id="${element.id}"` : ''}${role ? ` role="${role}"` : ''}>`;
  };
  /** Nodes that the release put beside the shell: a container of a library, a link that starts a download. */
  const brought = new Map();

  /** The shell's own part of the page. What hangs on the body beside it are dialogs, menus and the like. */
  function isShells(node) {
    if (!node?.isConnected) return false;
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    if (!element || element.closest(own)) return false;
    for (const [other] of brought) if (other.contains(element)) return false;
    return /^(html|head|body)$/.test(element.localName) || element.closest('#root, head') !== null;
  }

  function change(target, what, parts = []) {
    if (!remote || !isShells(target)) return;
    const where = ownCaller();
    if (!where) return;
    for (const [node] of brought) if (!node.isConnected) brought.delete(node);
    const nodes = parts.filter((part) => part instanceof Node);
    const isHeads =
      target === document.head ||
      (target.parentElement === document.head && headParts.test(target.localName));
    if (isHeads && (nodes.length === 0 || nodes.every(({ localName }) => headParts.test(localName)))) return;
    if (
      target === document.body &&
      nodes.length > 0 &&
      nodes.every((node) => brought.has(node) || !node.isConnected)
    ) {
      for (const node of nodes) brought.set(node, where);
      return;
    }
    note(
      'outside',
      `${what} ${nameOf(target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)}`,
      where,
    );
  }

  function wrapMethod(prototype, name, told) {
    const original = prototype[name];
    if (!isFunction(original)) return;
    prototype[name] = function (...values) {
      told(this, values);
      return original.apply(this, values);
    };
  }
  function wrapSetter(prototype, name, told) {
    const found = getOwnPropertyDescriptor(prototype, name);
    if (!found?.set) return;
    defineProperty(prototype, name, {
      ...found,
      set(value) {
        told(this);
        found.set.call(this, value);
      },
    });
  }

  for (const name of ['appendChild', 'insertBefore'])
    wrapMethod(Node.prototype, name, (parent, [node]) => change(parent, 'it puts something into', [node]));
  wrapMethod(Node.prototype, 'replaceChild', (_parent, [, old]) => change(old, 'it replaces'));
  wrapMethod(Node.prototype, 'removeChild', (_parent, [node]) => change(node, 'it takes away'));
  for (const prototype of [Element.prototype, CharacterData.prototype]) {
    wrapMethod(prototype, 'remove', (node) => change(node, 'it takes away'));
    wrapMethod(prototype, 'replaceWith', (node) => change(node, 'it replaces'));
    for (const name of ['before', 'after'])
      wrapMethod(prototype, name, (node, parts) =>
        change(node.parentElement, 'it puts something into', parts),
      );
  }
  for (const name of ['append', 'prepend'])
    wrapMethod(Element.prototype, name, (parent, parts) => change(parent, 'it puts something into', parts));
  for (const name of ['replaceChildren', 'insertAdjacentElement', 'insertAdjacentHTML', 'insertAdjacentText'])
    wrapMethod(Element.prototype, name, (node) => change(node, 'it changes the contents of'));
  for (const name of ['setAttribute', 'removeAttribute', 'toggleAttribute', 'setAttributeNS'])
    wrapMethod(Element.prototype, name, (node, [attribute]) => change(node, `it changes ${attribute} of`));
  for (const name of ['innerHTML', 'outerHTML'])
    wrapSetter(Element.prototype, name, (node) => change(node, 'it changes the contents of'));
  for (const name of ['className', 'id'])
    wrapSetter(Element.prototype, name, (node) => change(node, `it changes ${name} of`));
  for (const name of ['innerText', 'hidden', 'inert', 'lang', 'dir'])
    wrapSetter(HTMLElement.prototype, name, (node) => change(node, `it changes ${name} of`));
  wrapSetter(Node.prototype, 'textContent', (node) => change(node, 'it changes the contents of'));
  for (const name of ['data', 'nodeValue'])
    wrapSetter(CharacterData.prototype, name, (node) => change(node, 'it changes the text of'));

  wrapSetter(Document.prototype, 'dir', () => change(document.documentElement, 'it changes dir of'));
  // What hangs on the page itself is counted when it stays, by watch-page.js.
  const listen = (target, type) =>
    /^(html|head|body)$/.test(target?.localName ?? 'body') || change(target, `it listens to ${type} on`);
  wrapMethod(EventTarget.prototype, 'addEventListener', (target, [type]) => listen(target, type));
  for (const prototype of [Element.prototype, HTMLElement.prototype])
    for (const name of getOwnPropertyNames(prototype).filter((property) => property.startsWith('on')))
      wrapSetter(prototype, name, (node) => listen(node, name.slice(2)));

  // A change through an object of the element counts only if the element has changed afterwards.
  const handed = new Map();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const found = handed.get(target);
      if (found) note('outside', found.what, found.where);
      handed.delete(target);
    }
    handed.clear();
  });
  for (const [prototype, name] of [
    [HTMLElement.prototype, 'style'],
    [HTMLElement.prototype, 'dataset'],
    [Element.prototype, 'classList'],
  ]) {
    const found = getOwnPropertyDescriptor(prototype, name);
    defineProperty(prototype, name, {
      ...found,
      get() {
        const where = remote && isShells(this) ? ownCaller() : null;
        if (where) handed.set(this, { what: `it changes ${name} of ${nameOf(this)}`, where });
        return found.get.call(this);
      },
    });
  }
  observer.observe(document, { subtree: true, attributes: true });

  /** Large parts of the shell's frame, wherever they stand: what is missing later, somebody has taken away. */
  const frameParts = () =>
    [...document.querySelectorAll('#root header, #root nav, #root aside, #root footer')]
      .filter((element) => !element.closest('main'))
      .map((element) => `<${element.localName}> ${element.getAttribute('aria-label') ?? ''}`.trim());
  let frame = [];
  /** Milliseconds for which the drawn frame must be the same before it is a picture to compare with. */
  const FRAME_STILL_MS = 250;
  let lastFrame = '';
  let lastFrameChange = 0;
  /** The menu has its label and its entries, and the parts of the frame have not changed for a moment. */
  function isFrameDrawn() {
    const now = performance.now();
    const isMenuDrawn =
      document.querySelector('#root nav[aria-label]') !== null &&
      document.querySelector('#root nav [data-skeleton]') === null;
    const parts = frameParts().join();
    if (!isMenuDrawn || parts !== lastFrame) {
      lastFrame = parts;
      lastFrameChange = now;
      return false;
    }
    return now - lastFrameChange >= FRAME_STILL_MS;
  }

  // --- Globals --------------------------------------------------------------------------------------------------------

  /** Objects that everybody on the page uses. */
  function* shared() {
    for (const name of ['document', 'history', 'location', 'navigator', 'console', 'JSON', 'Math', 'Reflect'])
      yield [name, window[name]];
    for (const name of getOwnPropertyNames(window)) {
      const { value } = getOwnPropertyDescriptor(window, name) ?? {};
      if (!isFunction(value) || value === window) continue;
      yield [name, value];
      if (value.prototype) yield [`${name}.prototype`, value.prototype];
    }
    yield ['window', window];
  }
  const before = [...shared()].map(([name, object]) => [
    name,
    object,
    Object.getOwnPropertyDescriptors(object),
  ]);
  const told = new Map();
  const changedFunctions = [];

  /** Returns the property descriptor that an object inherits; an own copy of an inherited property is no change. */
  function inherited(object, key) {
    for (let next = Object.getPrototypeOf(object); next; next = Object.getPrototypeOf(next)) {
      const found = getOwnPropertyDescriptor(next, key);
      if (found) return found;
    }
    return undefined;
  }
  const activeOf = (found) => found && (isFunction(found.value) ? found.value : (found.get ?? found.set));
  const isSame = (one, other) =>
    one?.value === other?.value && one?.get === other?.get && one?.set === other?.set;

  /** Names of what is not as it was. Whose code stands there now is asked of the browser, by their number here. */
  function changedGlobals() {
    const names = [];
    const tell = (name, was, is) => {
      if (isSame(was, is) || !(activeOf(was) || activeOf(is))) return;
      const now = activeOf(is) ?? null;
      if (told.has(name) && told.get(name) === now) return;
      told.set(name, now);
      changedFunctions.push(now);
      names.push({ name, index: changedFunctions.length - 1 });
    };
    for (const [name, object, were] of before) {
      for (const key of Object.keys(were))
        tell(`${name}.${key}`, were[key], getOwnPropertyDescriptor(object, key));
      if (object === window) continue;
      for (const key of getOwnPropertyNames(object))
        if (!Object.hasOwn(were, key))
          tell(`${name}.${key}`, inherited(object, key), getOwnPropertyDescriptor(object, key));
    }
    return names;
  }

  // --- React ----------------------------------------------------------------------------------------------------------

  const commits = new WeakMap();
  let lastRoot = null;
  // React's own place for whoever watches it: each copy of React DOM says that it is there.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject({ version, rendererPackageName }) {
      const where = ownCaller();
      if (where && rendererPackageName === 'react-dom') note('react', `React DOM ${version}`, where);
      return 1;
    },
    checkDCE() {},
    onScheduleFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_id, root) {
      if (root.containerInfo?.id !== `app-${remote}`) return;
      lastRoot = new WeakRef(root);
      commits.set(root, (commits.get(root) ?? 0) + 1);
    },
  };

  // --- Policy ---------------------------------------------------------------------------------------------------------

  /** Current action of the gate: `when … was pressed`; null while pages are opened. */
  let during = null;
  // Also what the release itself catches and goes past: a library that asks whether it may make code of text.
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { sourceFile, lineNumber, columnNumber, effectiveDirective, blockedURI } = violation;
    if (!sourceFile?.includes(`/releases/${remote}/`)) return;
    const where = `${sourceFile.replace(window.location.origin, '')}:${lineNumber}:${columnNumber}`;
    note('policy', `${during ?? 'while it was open'}, ${effectiveDirective} refused ${blockedURI}`, where);
  });

  // --- Styles ---------------------------------------------------------------------------------------------------------

  const knownRules = new Set();
  /** Rules of style elements that were not there when it was asked last. A release's own files are read on the disk. */
  function newRules() {
    const texts = [...document.styleSheets, ...document.adoptedStyleSheets]
      .filter(({ href }) => !href)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((text) => !knownRules.has(text));
    for (const text of texts) knownRules.add(text);
    return texts;
  }

  const guard = {
    /** @param {{ name: string, own: string, containers: string[] }} release its remote, its element, others' globals */
    begin(release) {
      ({ name: remote, own } = release);
      for (const container of release.containers)
        defineProperty(window, container, {
          configurable: true,
          get() {
            const where = ownCaller();
            if (where) note('other', `window.${container}`, where);
            return undefined;
          },
          set: (value) => defineProperty(window, container, { value, writable: true, configurable: true }),
        });
    },
    isFrameDrawn,
    /** The home page stands, and the area was not opened yet. A frame that is not whole yet is not compared. */
    rest() {
      frame = isFrameDrawn() ? frameParts() : [];
      newRules();
    },
    newRules,
    during: (what) => {
      during = what;
    },
    changedGlobals,
    changedFunction: (index) => changedFunctions[index],
    /** Returns the events since the last call. */
    seen() {
      const answer = seen;
      seen = [];
      return answer;
    },
    /** Returns the nodes that the release left beside the shell; call it at the home page. */
    leftOutside() {
      const left = [...brought].filter(([node]) => node.isConnected);
      return left.map(([node, where]) => ['outside', `it leaves ${nameOf(node)} in the page`, where]);
    },
    /** Parts of the shell's frame that stood at rest and are not there now: asked at the home page. */
    missingParts() {
      const present = frameParts();
      return frame.filter((part) => {
        const index = present.indexOf(part);
        if (index >= 0) present.splice(index, 1);
        return index < 0;
      });
    },
    /** Returns true for a node that the release put beside the shell. */
    isBrought: (element) => [...brought].some(([node]) => node.contains(element)),
    /** How often the area that is on screen was drawn so far. */
    drawn: () => commits.get(lastRoot?.deref()) ?? 0,
  };
  defineProperty(window, 'girassolGuard', { value: Object.freeze(guard) });
})();
