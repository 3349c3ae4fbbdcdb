import type { FastifyInstance } from 'fastify';
import type { ModuleConfig } from './module-config';

/** Server in which a module registers its routes and jobs, and what the module opened for itself. */
export interface ModuleContext<Own> {
  /** For routes: the `/api` scope of the server. */
  app: FastifyInstance;
  config: ModuleConfig;
  own: Own;
}
