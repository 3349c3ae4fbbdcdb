import { contract, type RouteKey } from '@girassol/shared-domain/contract';
import type { TestFile } from '../form';
import { examples } from './examples';
import type { Json } from './garbage';
import type { World } from './worlds/worlds';

/** A request as JSON, so that any part of it can be replaced by anything. */
export interface Sent {
  params: Json | undefined;
  query?: Json | undefined;
  body: Json | undefined;
  file?: TestFile | undefined;
}

/** The example of a call in a world. */
export const exampleOf = (key: RouteKey, world: World): Sent => {
  const { params, query, body, file } = examples[key](world);
  return { params: asJson(params), query: asJson(query), body: asJson(body), file };
};

const asJson = (value: unknown): Json | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Calls that can be made once only with what they name. A deletion that names nothing can be made again. */
export const usesUp = (key: RouteKey) =>
  (key.startsWith('DELETE ') && 'params' in contract[key]) || once.has(key);

const once = new Set<RouteKey>([
  'POST /customers/merge',
  'POST /operation/accounts/clock/:accountId',
  'POST /operation/accounts/new',
  'POST /operation/bank/decision/:id',
  'POST /operation/bank/registration/:accountId',
  'POST /operation/jobs/cancel/:jobId',
  'POST /operation/jobs/discard/:jobId',
  'POST /operation/jobs/repeat/:jobId',
  'POST /registrations/new',
  'POST /signatures/single/person/notification/:saleId/:contractId/:personId',
  'POST /users/access-link/use',
  'POST /users/logout',
  'POST /websites/draft/:userId',
  'POST /websites/leads/:userId/:leadId/accept',
  'POST /websites/leads/:userId/:leadId/discard',
  'POST /websites/leads/:userId/:leadId/restore',
  'POST /websites/versions/:userId/:version/draft',
  'PUT /operation/accounts/single/:accountId',
  'PUT /websites/user/:userId',
]);

/** The names and values of an object; of anything else, none. */
export const asObject = (value: Json | undefined): { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const written = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');

/** The values of an object as the texts of an address or a form. */
export const asStrings = (params: Json | undefined) =>
  Object.fromEntries(Object.entries(asObject(params)).map(([name, value]) => [name, written(value)]));

/** The address of a request. Half a surrogate pair has no address: it is left out. */
export function fill(path: string, params: Json | undefined): string {
  const values = asObject(params);
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(written(values[name]).replace(/\p{Surrogate}/gu, '')),
  );
}
