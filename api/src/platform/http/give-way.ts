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
  /** What is open for longer streams, or waits for long work itself. */
  countsMs: number;
  /** However busy the server is, long work comes on. */
  longestMs: number;
}

const PATIENCE: Patience = { countsMs: 250, longestMs: 50 };
const LOOK_EVERY_MS = 2;

/** Lets long work give way to requests. */
export function letWorkGiveWay(app: FastifyInstance, { countsMs, longestMs } = PATIENCE): void {
  /** When each began, the oldest first. */
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
