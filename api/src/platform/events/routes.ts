import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestCaller } from '../http/authorise';
import { serveStream } from '../http/serve';
import { Refusal } from '../refusals/refusal';
import { type Listening, listeningAs } from './audience';
import type { EventHub } from './event-hub';
import { eventStream } from './event-stream';
import { countStreams } from './session-streams';
import { shareChecks } from './shared-checks';

export interface EventRoutesOptions {
  hub: EventHub;
  /** Milliseconds between heartbeats; each also asks whether the session still holds. */
  beatEvery?: number;
}

const BEAT_MS = 15_000;

/** GET /events: what happens in the account of the caller, as long as the session lasts. */
export function eventRoutes(app: FastifyInstance, { hub, beatEvery = BEAT_MS }: EventRoutesOptions): void {
  const open = new Set<() => void>();
  const streams = countStreams();
  const checks = shareChecks<Listening | null>(beatEvery / 2);

  serveStream(app, 'GET /events', async ({ caller, request, reply }) => {
    // As of the last beat: rights that were given or taken meanwhile count from there.
    let listening = await listeningAs(app.database, caller);
    const free = streams.take(caller.sessionId);
    if (!free) throw tooManyStreams();
    const out = startStream(reply);
    const stream = eventStream(out);
    const unsubscribe = hub.subscribe({ listening: () => listening, tell: stream.send });
    const beat = setInterval(async () => {
      const look = () => stillListening(request, listening);
      const now = stream.beat() ? await checks.ask(caller.sessionId, look) : null;
      if (now) listening = now;
      else out.destroy();
    }, beatEvery);

    const end = () => out.end();
    open.add(end);
    const forgetSession = hub.onSessionEnd(caller.sessionId, end);
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

const tooManyStreams = () =>
  new Refusal(429, 'O Girassol está aberto em abas demais. Feche algumas para ver as mudanças ao vivo.', {
    retryAfter: 30,
  });

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

/** Who listens, as they are now; null for a session that was revoked or ran out, or an account that may no longer work. */
async function stillListening(request: FastifyRequest, before: Listening): Promise<Listening | null> {
  try {
    const found = await requestCaller(request);
    const holds = found?.accountId === before.caller.accountId && found.statusOk && !found.calculatorOnly;
    return holds ? await listeningAs(request.server.database, found) : null;
  } catch {
    // A database that is away for a moment ends nobody's stream.
    return before;
  }
}
