import type { z } from 'zod';
import { afterSalesContract } from './after-sales';
import { analyticsContract } from './analytics';
import { archivesContract } from './archives';
import { bankDeskContract } from './bank-desk';
import { boardDataContract } from './board-data';
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
import { notificationsContract } from './notifications';
import { operationContract } from './operation';
import { ordersContract } from './orders';
import { placesContract } from './places';
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
import { usersContract } from './users';
import { webhooksContract } from './webhooks';
import { websiteDomainsContract } from './website-domains';
import { websitesContract } from './websites';

/** Every call of the product API. The server mounts it, the client is typed by it, the OpenAPI page is made from it. */
export const contract = {
  ...usersContract,
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
  ...notesContract,
  ...mailContract,
  ...notificationsContract,
  ...schedulesContract,
  ...historiesContract,
  ...customersContract,
  ...placesContract,
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
  ...webhooksContract,
  ...websiteDomainsContract,
  ...websitesContract,
  ...platformContract,
};

export type Contract = typeof contract;

/** A call is named by its method and path: `'GET /sales/single/:saleId'`. */
export type RouteKey = keyof Contract;

type Part<K extends RouteKey, P extends string> =
  Contract[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** Path parameters of a call, as the sender writes them. */
export type Params<K extends RouteKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.input<Part<K, 'params'>>;
/** Body of a call, as the sender writes it (defaults may be left out). */
export type Body<K extends RouteKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.input<Part<K, 'body'>>;
/** Body of a call, as the use case receives it. */
export type ParsedBody<K extends RouteKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.output<Part<K, 'body'>>;
/** Path parameters, as the use case receives them. */
export type ParsedParams<K extends RouteKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.output<Part<K, 'params'>>;
/** Query of the address of a call, as the sender writes it. */
export type Query<K extends RouteKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.input<Part<K, 'query'>>;
/** Query of the address, as the use case receives it. */
export type ParsedQuery<K extends RouteKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.output<Part<K, 'query'>>;
/** A call that carries a file beside its body, as multipart/form-data. */
export type UploadKey = {
  [K in RouteKey]: Contract[K] extends { upload: 'required' | 'optional' } ? K : never;
}[RouteKey];
/** What a call answers. */
export type Answer<K extends RouteKey> = z.output<Part<K, 'answer'>>;

export * from './after-sales';
export * from './analytics';
export * from './archives';
export * from './bank-desk';
export * from './board-data';
export * from './calculation-settings';
export * from './calculations';
export * from './catalogue';
export * from './checklists';
export * from './columns';
export * from './contracts';
export * from './customers';
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
export * from './notifications';
export * from './operation';
export * from './orders';
export * from './places';
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
export * from './users';
export * from './webhooks';
export * from './website-domains';
export * from './websites';
