import { serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { PostalCodeService } from '@girassol/api-platform/integrations/postal-code/postal-codes';
import type { FastifyInstance } from 'fastify';
import { findAddressByPostalCode } from './find-address-by-postal-code';
import { findMunicipalities } from './find-municipalities';

export function registerPlaceRoutes(app: FastifyInstance, postalCodes: PostalCodeService): void {
  serveWithoutTransaction(app, 'POST /places/filtered', async ({ body }) => ({
    places: findMunicipalities(body.uf, body.searchValue),
  }));
  serveWithoutTransaction(app, 'GET /places/postal-code/:cep', ({ params }) =>
    findAddressByPostalCode(postalCodes, params.cep),
  );
}
