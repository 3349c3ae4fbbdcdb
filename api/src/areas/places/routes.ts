import type { FastifyInstance } from 'fastify';
import { serveWithoutRows } from '../../platform/http/serve';
import type { PostalCodes } from '../../platform/integrations/postal-code';
import { findMunicipalities } from './find-municipalities';
import { findPostalCode } from './find-postal-code';

export function placeRoutes(app: FastifyInstance, postalCodes: PostalCodes): void {
  serveWithoutRows(app, 'POST /places/filtered', async ({ body }) => ({
    places: findMunicipalities(body.uf, body.searchValue),
  }));
  serveWithoutRows(app, 'GET /places/postal-code/:cep', ({ params }) =>
    findPostalCode(postalCodes, params.cep),
  );
}
