import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LevelWithSilent } from 'pino';
import { newId } from '../database';
import { redactAddress } from './redact-address';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** What the server is made with so that every line of the log names its request. */
export function requestIdentity(): Pick<FastifyServerOptions, 'genReqId' | 'logController'> {
  return {
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    },
    logController: new LogController({ requestIdLogLabel: 'request', disableRequestLogging: true }),
  };
}

/** Structured lines on standard output. */
export const loggerOptions = ({ logLevel }: { logLevel: LevelWithSilent }) => ({
  level: logLevel,
  // What a library logs of a request, should one do so.
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: redactAddress(url) }),
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

/** One line per request when it is answered, and the request's id in the answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { caller, method, ip } = request;
    request.log[levelOf(reply.statusCode)](
      {
        method,
        // The pattern, not the address: addresses carry tokens, also those that no route knows.
        route: request.routeOptions.url ?? redactAddress(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip,
        ...(caller && { account: caller.accountId, user: caller.userId }),
      },
      'request',
    );
  });
}

const levelOf = (status: number): 'error' | 'info' => (status >= 500 ? 'error' : 'info');
