/** List of listeners for one kind of event; `add` returns a function that removes the listener. */
export interface Subscribers<Event> {
  /** Returns the function that ends the subscription. */
  add: (listener: (event: Event) => void) => () => void;
  publish: (event: Event) => void;
  readonly size: number;
}

/** Creates a list of listeners for one kind of event. */
export function createSubscribers<Event>(): Subscribers<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    add(listener) {
      // Wrapped, so that one function may subscribe twice and each subscription ends on its own.
      const own = (event: Event) => listener(event);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    publish(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          // One area's mistake must not keep the news from the others. The browser reports it as an uncaught error.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    get size() {
      return listeners.size;
    },
  };
}
