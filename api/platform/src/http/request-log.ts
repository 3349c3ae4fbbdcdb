import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type LevelWithSilent, stdSerializers } from 'pino';
import { generateId } from '../database';
import { redactSecretsIn, redactUrl } from './redact-url';

const REQUEST_ID = /^[\w.-]{1,64}$/;
/** `traceparent` of the W3C: version, trace, span and flags. */
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}/;

/** Returns the trace and span that a proxy or client gave the request, for log lines; nothing where there are none. */
function readTrace({ headers }: IncomingMessage): { trace?: string; span?: string } {
  const [, trace, span] = TRACE_PARENT.exec(String(headers.traceparent ?? '')) ?? [];
  return trace && span ? { trace, span } : {};
}

type LogOptions = Pick<FastifyServerOptions, 'genReqId' | 'logController' | 'childLoggerFactory'>;

/** Builds the Fastify options that put a request's id, and its trace, into every log line of the request. */
export function buildRequestIdOptions(): LogOptions {
  return {
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, ...readTrace(request) }, options),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : generateId();
    },
    logController: new LogController({ requestIdLogLabel: 'request', disableRequestLogging: true }),
  };
}

/** Builds the options of a logger that writes structured lines to standard output. */
export const buildLoggerOptions = ({ logLevel }: { logLevel: LevelWithSilent }) => ({
  level: logLevel,
  // Requests that a library logs, should one do so.
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: redactUrl(url) }),
    // Errors of libraries and of the database cite what they were given.
    err: (error: Error) => redactWithin({ ...stdSerializers.err(error) }),
  },
  redact: [
    'req.headers.authorization',
    'headers.authorization',
    'req.headers.cookie',
    'headers.cookie',
    '*.password',
    '*.token',
  ],
});

/** Maximum depth of the facts of an error that are logged. */
const MAX_DEPTH = 4;

/** Copies what an error says, with its texts as they may stand in a log. */
function redactWithin(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactSecretsIn(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.map((part) => redactWithin(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, redactWithin(part, depth + 1)]),
  );
}

/** Registers one log line per answered request, and the request's id in the answer. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { caller, method, ip } = request;
    request.log[getLogLevel(reply.statusCode)](
      {
        method,
        // The pattern, not the address: addresses carry tokens, also those that no route knows.
        route: request.routeOptions.url ?? redactUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip,
        ...(caller && { account: caller.accountId, user: caller.userId }),
      },
      'request',
    );
  });
}

const getLogLevel = (status: number): 'error' | 'info' => (status >= 500 ? 'error' : 'info');
