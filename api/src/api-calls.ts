import compress from '@fastify/compress';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accountRoutes } from './areas/accounts/routes';
import { afterSalesRoutes } from './areas/after-sales/routes';
import { analyticsRoutes } from './areas/analytics/routes';
import { archiveRoutes } from './areas/archives/routes';
import { boardDataRoutes } from './areas/board-data/routes';
import { calculationRoutes } from './areas/calculations/routes';
import { catalogueRoutes } from './areas/catalogue/routes';
import { checklistRoutes } from './areas/checklists/routes';
import { contractRoutes } from './areas/contracts/routes';
import { customerRoutes } from './areas/customers/routes';
import { exportRoutes } from './areas/exports/routes';
import { bankDeskRoutes } from './areas/financings/bank/demonstration/desk/routes';
import { financingRoutes } from './areas/financings/routes';
import { finishedRoutes } from './areas/finished/routes';
import { historyRoutes } from './areas/histories/routes';
import { homeRoutes } from './areas/home/routes';
import { importRoutes } from './areas/imports/routes';
import type { IrradiationServices } from './areas/irradiation/look-up-irradiation';
import { irradiationRoutes } from './areas/irradiation/routes';
import { itemRoutes } from './areas/items/routes';
import { columnRoutes } from './areas/kanbans/columns/routes';
import { kanbanRoutes } from './areas/kanbans/routes';
import { kitRoutes } from './areas/kits/routes';
import { noteRoutes } from './areas/notes/routes';
import { orderRoutes } from './areas/orders/routes';
import { placeRoutes } from './areas/places/routes';
import { proposalRoutes } from './areas/proposals/routes';
import { saleRoutes } from './areas/sales/routes';
import { searchRoutes } from './areas/search/routes';
import { settingsRoutes } from './areas/settings/routes';
import { signatureRoutes } from './areas/signatures/routes';
import { verificationRoutes } from './areas/signatures/verification/routes';
import { tariffRoutes } from './areas/tariffs/routes';
import { templateRoutes } from './areas/templates/routes';
import { undoRoutes } from './areas/undo/routes';
import { updateRoutes } from './areas/updates/routes';
import { userRoutes } from './areas/users/routes';
import { webhookRoutes } from './areas/webhooks/routes';
import { hostsOfSites, openDomains } from './areas/websites/domains/provider/open-domains';
import { domainRoutes } from './areas/websites/domains/routes';
import { simulationRoutes } from './areas/websites/simulator/routes';
import { websiteRoutes } from './areas/websites/site/routes';
import type { Config } from './config';
import type { EventHub } from './platform/events/event-hub';
import { eventRoutes } from './platform/events/routes';
import { registerFiles } from './platform/files';
import { fileRoutes } from './platform/files/routes';
import { guardAnswers } from './platform/http/answer-headers';
import { documentApi } from './platform/http/api-docs';
import { answerErrors } from './platform/http/errors';
import { healthRoutes } from './platform/http/health';
import { readJsonBodies } from './platform/http/json-body';
import { nasaPower, pvgis, type ServiceOptions } from './platform/integrations/irradiation';
import type { PostalCodes } from './platform/integrations/postal-code';
import { jobRoutes } from './platform/jobs/routes';
import { mailRoutes } from './platform/mail/routes';
import { notificationRoutes } from './platform/notifications/routes';

interface CallsOptions {
  config: Config;
  hub: EventHub;
  postalCodes: PostalCodes;
  /** The product's own hosts, and those of its partners, as they are now. */
  productHosts(): readonly string[];
}

/** Every call of the product, below `/api`. */
export async function apiCalls(
  api: FastifyInstance,
  { config, hub, postalCodes, productHosts }: CallsOptions,
): Promise<void> {
  guardAnswers(api);
  answerErrors(api);
  readJsonBodies(api);
  await api.register(compress, { encodings: ['gzip'], zlibOptions: { level: 1 } });
  await registerFiles(api);
  if (config.apiDocs) await documentApi(api);

  userRoutes(api);
  accountRoutes(api, { mayMoveClocks: !config.isProduction });
  settingsRoutes(api);
  kanbanRoutes(api);
  itemRoutes(api);
  columnRoutes(api);
  saleRoutes(api);
  undoRoutes(api);
  finishedRoutes(api);
  boardDataRoutes(api);
  afterSalesRoutes(api);
  checklistRoutes(api);
  noteRoutes(api);
  historyRoutes(api);
  customerRoutes(api);
  placeRoutes(api, postalCodes);
  proposalRoutes(api);
  irradiationRoutes(api, irradiationServicesOf(config, api.log));
  tariffRoutes(api);
  calculationRoutes(api);
  catalogueRoutes(api);
  kitRoutes(api);
  analyticsRoutes(api);
  homeRoutes(api);
  searchRoutes(api);
  archiveRoutes(api);
  fileRoutes(api);
  exportRoutes(api);
  eventRoutes(api, { hub });
  mailRoutes(api);
  notificationRoutes(api);
  jobRoutes(api);
  const tellers = financingRoutes(api);
  orderRoutes(api);
  bankDeskRoutes(api, api.banks.current);
  const signers = signatureRoutes(api);
  verificationRoutes(api);
  await webhookRoutes(api, {
    allowsPrivate: config.privateWebhooks,
    tellers: [...tellers, ...signers],
  });
  templateRoutes(api);
  importRoutes(api);
  contractRoutes(api);
  websiteRoutes(api);
  simulationRoutes(api);
  domainRoutes(api, {
    provider: openDomains(api.database, config.sites),
    hosts: api.siteHosts,
    productHosts: () => [...productHosts(), ...hostsOfSites(config.sites)],
  });
  updateRoutes(api, config);
  healthRoutes(api, config);
}

/** Without an address a service is never asked. */
function irradiationServicesOf({ irradiationUrls }: Config, log: FastifyBaseLogger): IrradiationServices {
  const options = (url: string): ServiceOptions => ({
    url,
    onFailure: (why) => log.warn({ why }, 'irradiation service'),
  });
  const { NASA_POWER, PVGIS } = irradiationUrls;
  return {
    NASA_POWER: NASA_POWER ? nasaPower(options(NASA_POWER)) : null,
    PVGIS: PVGIS ? pvgis(options(PVGIS)) : null,
  };
}
