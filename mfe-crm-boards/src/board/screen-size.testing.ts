/** Gives jsdom, which draws nothing, a window of 800 pixels: so that lanes have rows on screen. */
export function giveScreenSize(): void {
  const size = (pixels: number) => ({ configurable: true, get: () => pixels });
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: size(800),
    offsetWidth: size(1200),
    clientHeight: size(800),
    clientWidth: size(1200),
  });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
