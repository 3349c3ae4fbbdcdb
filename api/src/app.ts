import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Database, newId } from './database';
import { registerHosting } from './hosting';
import { answerErrors } from './http/errors';
import { healthRoutes } from './http/health';
import { readJsonBodies } from './http/json-body';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

export interface AppOptions {
  database: Database;
  logger?: FastifyServerOptions['logger'];
}

/** The product API and what serves the shell, on one address. */
export async function buildApp({ database, logger = false }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger, genReqId: () => newId() });
  app.decorate('database', database);
  app.decorateRequest('caller', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(
    async (api) => {
      answerErrors(api);
      readJsonBodies(api);

      healthRoutes(api);
    },
    { prefix: '/api' },
  );
  await registerHosting(app);
  return app;
}
