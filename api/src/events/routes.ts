import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../access/caller';
import { findCaller } from '../access/find-caller';
import { serveStream } from '../http/serve';
import type { EventHub } from './event-hub';
import { eventStream } from './event-stream';

export interface EventRoutesOptions {
  hub: EventHub;
  /** Milliseconds between heartbeats; each also asks whether the session still holds. */
  beatEvery?: number;
}

const BEAT_MS = 15_000;

/** GET /events: what happens in the account of the caller, as long as the session lasts. */
export function eventRoutes(app: FastifyInstance, { hub, beatEvery = BEAT_MS }: EventRoutesOptions): void {
  const open = new Set<() => void>();

  serveStream(app, 'GET /events', async ({ caller, request, reply }) => {
    const out = startStream(reply);
    const stream = eventStream(out);
    const unsubscribe = hub.subscribe(caller.accountId, stream.send);
    const beat = setInterval(async () => {
      const holds =
        stream.beat() && (await stillHolds(request.server, request.headers.authorization, caller));
      if (!holds) out.destroy();
    }, beatEvery);

    const end = () => out.end();
    open.add(end);
    out.on('close', () => {
      clearInterval(beat);
      unsubscribe();
      open.delete(end);
    });
  });

  // Streams never end by themselves: a stopping server would wait for them.
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
}

function startStream(reply: FastifyReply) {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection ends with the stream: a kept one would hold up a stopping server.
    connection: 'close',
  });
  reply.raw.write('retry: 2000\n\n');
  return reply.raw;
}

/** A session that was revoked or ran out, or an account that may no longer work, hears nothing more. */
async function stillHolds(
  app: FastifyInstance,
  authorization: string | undefined,
  caller: Caller,
): Promise<boolean> {
  const token = authorization?.replace(/^Bearer /i, '') ?? '';
  // A database that is away for a moment ends nobody's stream.
  const found = await findCaller(app.database, token, null).catch(() => caller);
  return found !== null && found.accountId === caller.accountId && found.statusOk && !found.calculatorOnly;
}
