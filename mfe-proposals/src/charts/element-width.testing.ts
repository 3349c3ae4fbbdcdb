/** Gives every observed element a width in pixels, which pages of tests do not have. Returns the function that undoes it. */
export function setElementWidth(width: number): () => void {
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe() {
      this.tell([{ contentRect: { width } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
  return () => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  };
}
