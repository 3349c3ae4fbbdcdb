import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { analyticsRoutes } from './analytics/routes';
import type { Config } from './config';
import { customerRoutes } from './customers/routes';
import type { Database } from './database';
import { openEventHub } from './events/event-hub';
import { eventRoutes } from './events/routes';
import { registerHosting, rememberLogins } from './hosting';
import { guardAnswers } from './http/answer-headers';
import { documentApi } from './http/api-docs';
import { closeConnectionsWhenStopping } from './http/closing';
import { answerBadAddress, answerErrors } from './http/errors';
import { healthRoutes } from './http/health';
import { readJsonBodies } from './http/json-body';
import { measure } from './http/metrics';
import { logRequests, requestIdentity } from './http/request-log';
import { parseByContract } from './http/validation';
import { kanbanRoutes } from './kanbans/routes';
import { noteRoutes } from './notes/routes';
import { proposalRoutes } from './proposals/routes';
import { saleRoutes } from './sales/routes';
import { settingsRoutes } from './settings/routes';
import { updateRoutes } from './updates/routes';
import { userRoutes } from './users/routes';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    /** Where every part of the server adds its figures. */
    metrics: Registry;
  }
}

export interface AppOptions {
  database: Database;
  config: Config;
  /** Silent when left out. */
  logger?: FastifyBaseLogger;
}

const MAX_BODY = 1024 * 1024;

/** The product API and what serves the shell, on one address. */
export async function buildApp({ database, config, logger }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    ...requestIdentity(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MAX_BODY,
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
  });
  app.decorate('database', database);
  app.decorateRequest('caller', null);
  parseByContract(app);
  closeConnectionsWhenStopping(app);
  logRequests(app);
  measure(app, { token: config.metricsToken });

  rememberLogins(app);

  const hub = await openEventHub(database);
  app.addHook('onClose', () => hub.close());

  await app.register(
    async (api) => {
      guardAnswers(api);
      answerErrors(api);
      readJsonBodies(api);
      await api.register(compress, { encodings: ['gzip'], zlibOptions: { level: 1 } });
      await documentApi(api);

      userRoutes(api);
      settingsRoutes(api);
      kanbanRoutes(api);
      saleRoutes(api);
      noteRoutes(api);
      customerRoutes(api);
      proposalRoutes(api);
      analyticsRoutes(api);
      eventRoutes(api, { hub });
      updateRoutes(api, config);
      healthRoutes(api);
    },
    { prefix: '/api' },
  );
  await registerHosting(app, config);
  return app;
}
