import type { z } from 'zod';
import { addressLookupContract } from './address-lookup';
import { afterSalesContract } from './after-sales';
import { analyticsContract } from './analytics';
import { archivesContract } from './archives';
import { bankDeskContract } from './bank-desk';
import { boardDataContract } from './board-figures';
import { calculationsContract } from './calculations';
import { catalogueContract } from './catalogue';
import { checklistsContract } from './checklists';
import { columnsContract } from './columns';
import { contractsContract } from './contracts';
import { customersContract } from './customers';
import { exportsContract } from './exports';
import { filesContract } from './files';
import { financingsContract } from './financings';
import { finishedContract } from './finished';
import { followsContract } from './follows';
import { historiesContract } from './histories';
import { homeContract } from './home';
import { importsContract } from './imports';
import { irradiationContract } from './irradiation';
import { itemLifeContract } from './item-life';
import { jobsContract } from './jobs';
import { kanbansContract } from './kanbans';
import { kitsContract } from './kits';
import { mailContract } from './mail';
import { notesContract } from './notes';
import { operationContract } from './operation';
import { ordersContract } from './orders';
import { passkeyLoginContract } from './passkey-login';
import { platformContract } from './platform';
import { proposalStepsContract } from './proposal-steps';
import { proposalThemeContract } from './proposal-theme';
import { proposalsContract } from './proposals';
import { reassignmentContract } from './reassignment';
import { salesContract } from './sales';
import { schedulesContract } from './schedules';
import { searchContract } from './search';
import { settingsContract } from './settings';
import { signaturesContract } from './signatures';
import { simulationsContract } from './simulations';
import { templatesContract } from './templates';
import { timelineContract } from './timeline';
import { usersContract } from './users';
import { websiteDomainsContract } from './website-domains';
import { websitesContract } from './websites';

/**
 * API calls that stand in this package: those that every area uses, and those of areas that have no domain package yet. The
 * server joins them with the calls of its modules (`api/src/modules.ts`).
 */
export const sharedContract = {
  ...usersContract,
  ...passkeyLoginContract,
  ...settingsContract,
  ...kanbansContract,
  ...columnsContract,
  ...salesContract,
  ...exportsContract,
  ...importsContract,
  ...irradiationContract,
  ...itemLifeContract,
  ...finishedContract,
  ...reassignmentContract,
  ...boardDataContract,
  ...afterSalesContract,
  ...checklistsContract,
  ...followsContract,
  ...notesContract,
  ...mailContract,
  ...schedulesContract,
  ...historiesContract,
  ...timelineContract,
  ...customersContract,
  ...addressLookupContract,
  ...proposalsContract,
  ...proposalStepsContract,
  ...calculationsContract,
  ...catalogueContract,
  ...kitsContract,
  ...analyticsContract,
  ...homeContract,
  ...searchContract,
  ...archivesContract,
  ...filesContract,
  ...financingsContract,
  ...ordersContract,
  ...contractsContract,
  ...signaturesContract,
  ...bankDeskContract,
  ...simulationsContract,
  ...templatesContract,
  ...proposalThemeContract,
  ...operationContract,
  ...jobsContract,
  ...websiteDomainsContract,
  ...websitesContract,
  ...platformContract,
};

type SharedContract = typeof sharedContract;

/**
 * All API calls that a program knows: those of this package, and those of the domain packages that it imports, which add
 * theirs by declaration merging. The server registers them, the client is typed by them, and the OpenAPI page is generated
 * from them.
 */
export interface ApiContract extends SharedContract {}

/** Key of a call, its method and path: `'GET /sales/single/:saleId'`. */
export type RouteKey = keyof ApiContract;

type Part<K extends RouteKey, P extends string> =
  ApiContract[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** Path parameters of a call, as the client sends them. */
export type RequestParams<K extends RouteKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.input<Part<K, 'params'>>;
/** Request body of an API call before validation. Fields with a default may be absent. */
export type RequestBody<K extends RouteKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.input<Part<K, 'body'>>;
/** Body of a call after validation, with defaults applied. */
export type ParsedRequestBody<K extends RouteKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.output<Part<K, 'body'>>;
/** Path parameters of a call after validation. */
export type ParsedRequestParams<K extends RouteKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.output<Part<K, 'params'>>;
/** Query parameters of a call, as the client sends them. */
export type RequestQuery<K extends RouteKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.input<Part<K, 'query'>>;
/** Query parameters of a call after validation, with defaults applied. */
export type ParsedRequestQuery<K extends RouteKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.output<Part<K, 'query'>>;
/** Key of an API call whose request has a file besides the body, as multipart/form-data. */
export type UploadRouteKey = {
  [K in RouteKey]: ApiContract[K] extends { upload: 'required' | 'optional' } ? K : never;
}[RouteKey];
/** Response body of a call. */
export type ResponseBody<K extends RouteKey> = z.output<Part<K, 'answer'>>;

export { DEFAULT_PROPOSAL_THEME } from '../proposals/default-theme';
export * from './address-lookup';
export * from './after-sales';
export * from './analytics';
export * from './archives';
export * from './bank-desk';
export * from './board-figures';
export * from './calculation-settings';
export * from './calculations';
export * from './catalogue';
export * from './checklists';
export * from './columns';
export * from './company';
export * from './contracts';
export * from './customers';
export * from './deal-records';
export * from './errors';
export * from './exports';
export * from './files';
export * from './financings';
export * from './finished';
export * from './histories';
export * from './home';
export * from './imports';
export * from './irradiation';
export * from './item-life';
export * from './jobs';
export * from './kanbans';
export * from './kits';
export * from './mail';
export * from './notes';
export * from './operation';
export * from './orders';
export * from './passkey-login';
export * from './platform';
export * from './pricing-settings';
export * from './proposal-data';
export * from './proposal-equipment';
export * from './proposal-pricing';
export * from './proposal-revenue';
export * from './proposal-steps';
export * from './proposal-theme';
export * from './proposal-units';
export * from './proposals';
export * from './reassignment';
export * from './route';
export * from './sales';
export * from './schedules';
export * from './schemas';
export * from './search';
export * from './settings';
export * from './signatures';
export * from './simulations';
export * from './templates';
export * from './timeline';
export * from './users';
export * from './website-domains';
export * from './websites';
