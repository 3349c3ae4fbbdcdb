import { SESSION_END_EVENT } from '@girassol/shared-domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findRequestCaller } from '../http/authorise';
import { serveStream } from '../http/serve';
import { Refusal } from '../refusals/refusal';
import { type EventStreamListener, loadEventStreamListener } from './audience';
import type { EventHub } from './event-hub';
import { createEventStream } from './event-stream';
import { createSessionCheckCache } from './shared-checks';
import { createStreamLimiter, type StreamLimit } from './stream-limits';
import { registerStreamMetrics } from './stream-metrics';

/** Event hub of the process, and the milliseconds between heartbeats of a stream. */
export interface EventRoutesOptions {
  hub: EventHub;
  /** Milliseconds between heartbeats; each also asks whether the session still holds. */
  beatEvery?: number;
}

const BEAT_MS = 15_000;

/** Last words of a stream whose session was ended: the tab asks at once instead of after a while. */
const SESSION_END = `event: ${SESSION_END_EVENT}\ndata: {}\n\n`;

/**
 * Registers GET /events, a stream of the events of the caller's account, open for as long as the session
 * lasts.
 */
export function registerEventRoutes(
  app: FastifyInstance,
  { hub, beatEvery = BEAT_MS }: EventRoutesOptions,
): void {
  const open = new Set<() => void>();
  const streams = createStreamLimiter();
  registerStreamMetrics(app.metrics, streams);
  const checks = createSessionCheckCache<EventStreamListener | null>(beatEvery / 2);

  serveStream(app, 'GET /events', async ({ caller, request, reply }) => {
    const free = streams.take(caller);
    if (typeof free === 'string') throw tooManyStreams(free);
    let loaded: EventStreamListener;
    try {
      loaded = await loadEventStreamListener(app.database, caller);
    } catch (error) {
      free();
      throw error;
    }
    // A reader that left meanwhile is not heard closing any more: its stream would never end.
    if (reply.raw.destroyed) {
      free();
      reply.hijack();
      return;
    }
    // As of the last beat: rights that were given or taken meanwhile count from there.
    let listening = loaded;
    const out = startStream(reply);
    const stream = createEventStream(out);
    const unsubscribe = hub.subscribe({ getListener: () => listening, send: stream.send });
    const beat = setInterval(async () => {
      const look = () => reloadStreamListener(request, listening);
      const now = stream.beat() ? await checks.ask(caller.sessionId, look) : null;
      if (now) listening = now;
      else out.destroy();
    }, beatEvery);

    const end = () => out.end();
    open.add(end);
    const forgetSession = hub.onSessionEnd(caller.sessionId, () => out.end(SESSION_END));
    out.on('close', () => {
      clearInterval(beat);
      unsubscribe();
      forgetSession();
      checks.forget(caller.sessionId);
      free();
      open.delete(end);
    });
  });

  // Streams never end by themselves: a stopping server would wait for them.
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
}

const messages: Record<StreamLimit, string> = {
  session: 'O Girassol está aberto em abas demais. Feche algumas para ver as mudanças ao vivo.',
  person: 'O seu usuário está aberto em abas e aparelhos demais. Feche alguns para ver as mudanças ao vivo.',
  account:
    'A sua empresa tem o Girassol aberto em abas demais. Feche as que não usa para ver as mudanças ao vivo.',
};

const tooManyStreams = (limit: StreamLimit) => new Refusal(429, messages[limit], { retryAfter: 30 });

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

/**
 * Reloads the listener of a stream, which hears less while the account is unpaid; null if the session was revoked, has
 * expired, or lacks a second factor by now.
 */
async function reloadStreamListener(
  request: FastifyRequest,
  before: EventStreamListener,
): Promise<EventStreamListener | null> {
  try {
    const found = await findRequestCaller(request);
    return found?.accountId === before.caller.accountId && !found.lacksRequiredFactor
      ? await loadEventStreamListener(request.server.database, found)
      : null;
  } catch {
    // A database that is away for a moment ends nobody's stream.
    return before;
  }
}
