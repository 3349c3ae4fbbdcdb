import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { removeServiceLine } from './remove-service-line';
import { saveServiceLine } from './save-service-line';

/** Registers the routes that read and change the service lines of activities. */
export function registerAfterSalesRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/single/services/single/:saleId/:serviceId', ({ tx, caller, params, body }) =>
    saveServiceLine(tx, caller, params, body),
  );
  serve(app, 'DELETE /sales/single/services/single/:saleId/:serviceId', ({ tx, caller, params }) =>
    removeServiceLine(tx, caller, params),
  );
}
