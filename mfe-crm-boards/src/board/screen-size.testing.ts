/** Gives jsdom, which has no layout, a window of 800 pixels for tests, so that lanes have visible rows. */
export function mockScreenSize(): void {
  const size = (pixels: number) => ({ configurable: true, get: () => pixels });
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: size(800),
    offsetWidth: size(1200),
    clientHeight: size(800),
    clientWidth: size(1200),
  });
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    /** Tells the first size, as browsers do. */
    observe() {
      this.tell([], this);
    }
    unobserve() {}
    disconnect() {}
  };
}
