import type { RouteKey } from '@girassol/shared-domain/contract';
import { apiContract } from '../../src/modules';
import type { TestFile } from '../form';
import type { Json } from './garbage';
import { requestExamples } from './request-examples';
import type { AccountSamples } from './samples/samples';

/** Request of a test as JSON, so that each part can be replaced by any value. */
export interface SentRequest {
  params: Json | undefined;
  query?: Json | undefined;
  body: Json | undefined;
  file?: TestFile | undefined;
  /** Cookies, where a call asks for one. */
  headers?: Record<string, string> | undefined;
}

/** Builds the example request of a route with the sample records of an account. */
export const buildExampleRequest = (key: RouteKey, world: AccountSamples): SentRequest => {
  const { params, query, body, file, headers } = requestExamples[key](world);
  return { params: asJson(params), query: asJson(query), body: asJson(body), file, headers };
};

const asJson = (value: unknown): Json | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/**
 * Checks whether the example request of a route can succeed only once, because it uses up its record. A
 * deletion without an id can be repeated.
 */
export const canSucceedOnlyOnce = (key: RouteKey) =>
  (key.startsWith('DELETE ') && 'params' in apiContract[key]) || once.has(key);

const once = new Set<RouteKey>([
  'POST /customers/merge',
  'POST /operation/accounts/clock/:accountId',
  'POST /operation/accounts/new',
  'POST /visits/open',
  'POST /operation/bank/decision/:id',
  'POST /operation/bank/registration/:accountId',
  'POST /operation/billing/due-date/:accountId/:chargeId',
  'POST /operation/billing/paid-outside/:accountId/:chargeId',
  'POST /operation/billing/refund/:accountId/:chargeId',
  'POST /operation/coupons',
  'POST /operation/jobs/cancel/:jobId',
  'POST /operation/jobs/discard/:jobId',
  'POST /operation/jobs/repeat/:jobId',
  'POST /operation/prices',
  'POST /operation/tickets/access-link/:ticketId',
  'POST /registrations/new',
  'POST /signup/automatic-pix/:userId',
  'POST /signup/resume/:id',
  'POST /signup/upgrade-card/:id',
  'POST /signup/withdrawal/:userId',
  'POST /signatures/single/person/notification/:saleId/:contractId/:personId',
  'POST /users/access-link/use',
  'POST /users/email-confirmation/use',
  'POST /users/invitation/accept',
  'POST /users/login-factor',
  'POST /users/logout',
  'POST /users/passkeys/new/:userId',
  'POST /users/passkeys/remove/:userId/:passkeyId',
  'POST /users/vendors/:managerId/restore/:removalId',
  'POST /websites/draft/:userId',
  'POST /websites/leads/:userId/:leadId/accept',
  'POST /websites/leads/:userId/:leadId/discard',
  'POST /websites/leads/:userId/:leadId/restore',
  'POST /websites/versions/:userId/:version/draft',
  'PATCH /users/vendors/:managerId/:vendorId',
  'PUT /operation/accounts/single/:accountId',
  'PUT /websites/user/:userId',
]);

/** Returns a JSON value if it is an object, otherwise an empty object. */
export const toJsonObject = (value: Json | undefined): { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const written = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');

/** Converts the values of a JSON object to texts, for the path, the query or a form of a request. */
export const toTextParams = (params: Json | undefined) =>
  Object.fromEntries(Object.entries(toJsonObject(params)).map(([name, value]) => [name, written(value)]));

/**
 * Fills the parameters of a route's path with values. Half a surrogate pair is left out, because it cannot be
 * encoded.
 */
export function fillPathParams(path: string, params: Json | undefined): string {
  const values = toJsonObject(params);
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(written(values[name]).replace(/\p{Surrogate}/gu, '')),
  );
}
