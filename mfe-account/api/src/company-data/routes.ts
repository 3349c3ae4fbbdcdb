import { serveUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { changeAccountData, requireCompanyOwner, requireSelf, setCompanyLogo } from './change-company';
import { loadAccountData } from './load-account-data';
import { prepareLogo } from './prepare-logo';

/** Registers the routes of people's own data and of the data of the company. */
export function registerCompanyDataRoutes(app: FastifyInstance): void {
  serve(app, 'GET /users/user/:userId', async ({ tx, caller, params }) => {
    requireSelf(caller, params.userId);
    return loadAccountData(tx, caller);
  });
  serve(app, 'PATCH /users/user/:userId', async ({ tx, caller, params, body }) => {
    requireSelf(caller, params.userId);
    await changeAccountData(tx, caller, body);
    return loadAccountData(tx, caller);
  });
  serveUpload(app, 'POST /users/logo/:userId', {
    check: async ({ caller, params }) => {
      requireSelf(caller, params.userId);
      requireCompanyOwner(caller);
    },
    prepare: ({ caller, file }) => prepareLogo(app.files, caller, file),
    handle: async ({ tx, caller, file }) => {
      await setCompanyLogo(tx, caller, file.id);
      return loadAccountData(tx, caller);
    },
  });
  serve(app, 'DELETE /users/logo/:userId', async ({ tx, caller, params }) => {
    requireSelf(caller, params.userId);
    requireCompanyOwner(caller);
    await setCompanyLogo(tx, caller, null);
    return loadAccountData(tx, caller);
  });
}
