import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Waits, for a moment at most, while requests are being answered: long work calls it between its portions, so that who
     * asks meanwhile waits for one portion in place of sharing the processor with all of them.
     */
    giveWay(): Promise<void>;
  }
}

interface Patience {
  /**
   * Milliseconds after which an open request no longer counts: it is a stream, or waits for long-running work itself.
   */
  countsMs: number;
  /** However busy the server is, long work comes on. */
  longestMs: number;
}

const PATIENCE: Patience = { countsMs: 250, longestMs: 50 };
const LOOK_EVERY_MS = 2;

/**
 * Registers `app.giveWay()`: long-running work awaits it between its steps, so that open requests are
 * answered first.
 */
export function registerYieldToRequests(app: FastifyInstance, { countsMs, longestMs } = PATIENCE): void {
  /** Start times of the open requests, oldest first. */
  const open = new Map<FastifyRequest, number>();

  function forgetLongOnes(): void {
    for (const [request, began] of open) {
      if (performance.now() - began < countsMs) return;
      open.delete(request);
    }
  }

  app.addHook('onRequest', async (request) => {
    forgetLongOnes();
    open.set(request, performance.now());
  });
  app.addHook('onResponse', async (request) => void open.delete(request));

  app.decorate('giveWay', async () => {
    for (const until = performance.now() + longestMs; performance.now() < until; ) {
      forgetLongOnes();
      if (open.size === 0) return;
      await pass(LOOK_EVERY_MS);
    }
  });
}
