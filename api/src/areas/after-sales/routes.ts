import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { removeService } from './remove-service';
import { saveService } from './save-service';

export function afterSalesRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/single/services/single/:saleId/:serviceId', ({ tx, caller, params, body }) =>
    saveService(tx, caller, params, body),
  );
  serve(app, 'DELETE /sales/single/services/single/:saleId/:serviceId', ({ tx, caller, params }) =>
    removeService(tx, caller, params),
  );
}
