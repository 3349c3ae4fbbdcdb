import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { fetchIrradiation, type IrradiationServices } from './fetch-irradiation';
import { findMunicipalIrradiation } from './municipal-irradiation';

/** Registers the routes by which proposals look up the irradiation of a place. */
export function registerIrradiationRoutes(app: FastifyInstance, services: IrradiationServices): void {
  serve(app, 'GET /irradiation/municipality/:uf/:city', async ({ tx, params }) => ({
    municipality: await findMunicipalIrradiation(tx, params),
  }));
  serveWithoutTransaction(app, 'POST /irradiation/lookup', ({ request, body }) =>
    fetchIrradiation(app.database, getCaller(request), body, services),
  );
}
