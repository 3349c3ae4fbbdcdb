import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/authorise';
import { serve, serveWithoutRows } from '../../platform/http/serve';
import { type IrradiationServices, lookUpIrradiation } from './look-up-irradiation';
import { municipalIrradiationOf } from './municipal-irradiation';

export function irradiationRoutes(app: FastifyInstance, services: IrradiationServices): void {
  serve(app, 'GET /irradiation/municipality/:uf/:city', async ({ tx, params }) => ({
    municipality: await municipalIrradiationOf(tx, params),
  }));
  serveWithoutRows(app, 'POST /irradiation/lookup', ({ request, body }) =>
    lookUpIrradiation(app.database, callerOf(request), body, services),
  );
}
