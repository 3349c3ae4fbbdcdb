import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/authorise';
import { serveWithoutRows } from '../http/serve';
import { type IrradiationServices, lookUpIrradiation } from './look-up-irradiation';

export function irradiationRoutes(app: FastifyInstance, services: IrradiationServices): void {
  serveWithoutRows(app, 'POST /irradiation/lookup', ({ request, body }) =>
    lookUpIrradiation(app.database, callerOf(request), body, services),
  );
}
