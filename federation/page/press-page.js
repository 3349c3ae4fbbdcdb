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

  const press = {
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
