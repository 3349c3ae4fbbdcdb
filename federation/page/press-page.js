// Presses what can be pressed in an area, one thing a call, and brings the page back to where it was.
(() => {
  const pressable = 'button, [role="button"], [role="tab"], summary, [role="switch"]';
  const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const labelOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  /** Without figures: a hundred cards have the same buttons. */
  const keyOf = (element) => `${element.localName} ${labelOf(element).replace(/\d+/g, '')}`;
  const canPress = (element) =>
    !element.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"] *') &&
    element.checkVisibility({ visibilityProperty: true });

  async function closeFloating() {
    for (let tries = 0; tries < 3 && document.querySelector(floating); tries += 1) {
      const target = document.activeElement ?? document.body;
      for (const type of ['keydown', 'keyup'])
        target.dispatchEvent(
          new KeyboardEvent(type, { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
        );
      await frame();
      await pause(30);
    }
  }

  /** The first that can be pressed and was not yet. */
  function find(remote, pressed) {
    const found = document.getElementById(`app-${remote}`)?.querySelectorAll(pressable) ?? [];
    return [...found].find((element) => !pressed.includes(keyOf(element)) && canPress(element));
  }

  const headings = 'h1, h2, h3, h4, [role="heading"]';
  /** The part of a region with a title: the largest one around the title without the title of another part. */
  function findPart(region, title) {
    const found = [...document.querySelectorAll(`${region} :is(${headings})`)].find(
      (heading) => heading.textContent?.trim() === title,
    );
    let part = found ?? null;
    while (
      part?.parentElement &&
      part.parentElement.querySelectorAll(headings).length === 1 &&
      !part.parentElement.matches(region)
    )
      part = part.parentElement;
    return part;
  }

  const fillable =
    'input:not([type]), input[type="text"], input[type="search"], input[type="number"], input[type="tel"], input[type="email"], textarea';
  /** Texts that somebody may type: a letter, a figure, and signs that no rule expects. */
  const typed = ['a', '7', '-1,5 %<'];
  const fieldLabel = (element) =>
    (
      element.getAttribute('aria-label') ??
      element.labels?.[0]?.textContent ??
      element.placeholder ??
      ''
    ).trim();
  const keyOfField = (element) => `field ${fieldLabel(element).replace(/\d+/g, '')}`;
  function findField(remote, filled) {
    const found = document.getElementById(`app-${remote}`)?.querySelectorAll(fillable) ?? [];
    return [...found].find(
      (element) => !filled.includes(keyOfField(element)) && !element.readOnly && canPress(element),
    );
  }
  /** Sets the value as the browser does: React hears of it. */
  function type(element, text) {
    const { prototype } = element.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  }

  const press = {
    /** Returns the label and the key of the next field to fill; null when there is none. */
    nextField(remote, filled) {
      const found = findField(remote, filled);
      return found ? { key: keyOfField(found), label: fieldLabel(found) } : null;
    },
    /** Types into it and empties it again. Answers whether the page is as before. */
    async fill(remote, filled) {
      const { href } = window.location;
      await pause(0);
      const element = findField(remote, filled);
      element?.focus();
      for (const text of [...typed, element?.defaultValue ?? '']) {
        if (!element?.isConnected) break;
        type(element, text);
        await frame();
      }
      element?.blur();
      await pause(30);
      await closeFloating();
      const isWell = window.__girassol__.statusOf(remote).state === 'mounted';
      return isWell && window.location.href === href && document.querySelector(floating) === null;
    },
    /** Presses buttons of a region, or of the part of it with this title, each kind once, at most as many as said. */
    async pressIn({ region, title, most }) {
      await pause(0);
      const pressed = [];
      for (let count = 0; count < most; count += 1) {
        const part = title === null ? document.querySelector(region) : findPart(region, title);
        const next = [...(part?.querySelectorAll(pressable) ?? [])].find(
          (element) => !pressed.includes(keyOf(element)) && canPress(element),
        );
        if (!next) return;
        pressed.push(keyOf(next));
        next.click();
        await frame();
        await pause(30);
        await closeFloating();
      }
    },
    /** Returns the label and the key of the next control to press; null when there is none. */
    next(remote, pressed) {
      const found = find(remote, pressed);
      return found ? { key: keyOf(found), label: labelOf(found) } : null;
    },
    /** Presses it. Answers whether the page is as before: still there and well, and nothing open above it. */
    async press(remote, pressed) {
      const { href } = window.location;
      // Not in the name of whoever looks: what a debugger runs may make code of text.
      await pause(0);
      find(remote, pressed)?.click();
      await frame();
      await pause(30);
      await closeFloating();
      const isWell = window.__girassol__.statusOf(remote).state === 'mounted';
      return isWell && window.location.href === href && document.querySelector(floating) === null;
    },
  };
  Object.defineProperty(window, 'girassolPress', { value: Object.freeze(press) });
})();
