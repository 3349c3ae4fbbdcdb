/** Key under which `limitConcurrencyFairly` counts work that the product does for no account. */
export const PRODUCT_CONCURRENCY_KEY = 'product';

interface TurnLimits {
  /** Name of the queue in metrics, for good: `word-conversions`. */
  name: string;
  /** Works that run at the same time. */
  max: number;
  /**
   * Works of one key that run at the same time; `max` when left out. Fewer leave a slot for another key, which waits for
   * none of them then.
   */
  maxPerKey?: number;
  /** Works that wait at the same time, of all keys: a work that waits may hold a file in memory. */
  maxQueued: number;
  /** Works of one key that wait at the same time. */
  maxQueuedPerKey: number;
  /** Makes the error for a work that finds `maxQueued` works waiting. */
  onFull: () => Error;
  /** Makes the error for a work that finds `queued` works of its own key waiting, the most that may. */
  onKeyFull: (queued: number) => Error;
}

interface KeyQueue {
  running: number;
  waiting: (() => void)[];
}

/** Limits and present figures of a queue in which keys take turns. */
export interface TurnFigures {
  name: string;
  limits: Required<Pick<TurnLimits, 'max' | 'maxPerKey' | 'maxQueued' | 'maxQueuedPerKey'>>;
  running: number;
  queued: number;
  /** Works of the key that has the most, those that run and those that wait. */
  mostOfOneKey: number;
  /** Works that were refused: because too many of their own key waited, or of all keys. */
  refused: { ofKey: number; ofAll: number };
}

/** Queues of this process by name; of several with one name, the one created last. */
const allQueues = new Map<string, () => TurnFigures>();

/** Returns the figures of all queues of this process, for metrics. */
export const listTurnFigures = (): TurnFigures[] => [...allQueues.values()].map((getFigures) => getFigures());

/**
 * Limits how many works run at the same time, and shares the free slots between keys: a slot goes to the waiting key with
 * the fewest running works and, among equals, to the one whose last work ended the longest ago. However many works a key
 * queues, another key waits for one of them at most. Works of one key keep their order. A key is an account id, or
 * {@link PRODUCT_CONCURRENCY_KEY}.
 */
export function limitConcurrencyFairly({
  name,
  max,
  maxPerKey = max,
  maxQueued,
  maxQueuedPerKey,
  onFull,
  onKeyFull,
}: TurnLimits): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  let queued = 0;
  /** Keys with works, in the order of their turns. */
  const queues = new Map<string, KeyQueue>();
  const refused = { ofKey: 0, ofAll: 0 };

  allQueues.set(name, () => ({
    name,
    limits: { max, maxPerKey, maxQueued, maxQueuedPerKey },
    running,
    queued,
    mostOfOneKey: Math.max(0, ...[...queues.values()].map((queue) => queue.running + queue.waiting.length)),
    refused: { ...refused },
  }));

  const canRun = (queue: KeyQueue) => queue.running < maxPerKey;

  function waitForSlot(queue: KeyQueue): Promise<void> {
    if (queue.waiting.length >= maxQueuedPerKey) {
      refused.ofKey += 1;
      throw onKeyFull(queue.waiting.length);
    }
    if (queued >= maxQueued) {
      refused.ofAll += 1;
      throw onFull();
    }
    queued += 1;
    return new Promise((resolve) => queue.waiting.push(resolve));
  }

  function nextQueue(): KeyQueue | undefined {
    let next: KeyQueue | undefined;
    for (const queue of queues.values())
      if (canRun(queue) && queue.waiting.length > 0 && (!next || queue.running < next.running)) next = queue;
    return next;
  }

  /** Gives the slot of a work that has ended to the next one, before a new work could take it. */
  function handOver(key: string, ended: KeyQueue): void {
    ended.running -= 1;
    queues.delete(key);
    if (ended.running > 0 || ended.waiting.length > 0) queues.set(key, ended);
    const next = nextQueue();
    const start = next?.waiting.shift();
    if (!next || !start) {
      running -= 1;
      return;
    }
    queued -= 1;
    next.running += 1;
    start();
  }

  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    if (running < max && canRun(queue)) {
      running += 1;
      queue.running += 1;
      queues.set(key, queue);
    } else {
      const slot = waitForSlot(queue);
      queues.set(key, queue);
      await slot;
    }
    try {
      return await work();
    } finally {
      handOver(key, queue);
    }
  };
}
