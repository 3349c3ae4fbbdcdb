import compress from '@fastify/compress';
import type { EventHub } from '@girassol/api-platform/events/event-hub';
import { registerEventRoutes } from '@girassol/api-platform/events/routes';
import { registerUploadsAndFileSweep } from '@girassol/api-platform/files';
import { registerFileRoutes } from '@girassol/api-platform/files/routes';
import { registerNoStoreHeader } from '@girassol/api-platform/http/answer-headers';
import { registerApiDocs } from '@girassol/api-platform/http/api-docs';
import { registerErrorHandler } from '@girassol/api-platform/http/errors';
import { registerHealthRoutes } from '@girassol/api-platform/http/health';
import { registerJsonParser } from '@girassol/api-platform/http/json-body';
import { createNasaPowerService, createPvgisService } from '@girassol/api-platform/integrations/irradiation';
import type { IrradiationServiceOptions } from '@girassol/api-platform/integrations/irradiation/irradiation-service';
import { registerJobRoutes } from '@girassol/api-platform/jobs/routes';
import { registerMailRoutes } from '@girassol/api-platform/mail/routes';
import { type OpenedModule, registerModuleRoutes } from '@girassol/api-platform/modules';
import {
  registerWebhookCleaning,
  registerWebhookDelivery,
  registerWebhookInbox,
} from '@girassol/api-platform/webhooks';
import { registerVisitChangeLog } from '@girassol/support-api/visits';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerAfterSalesRoutes } from './areas/after-sales/routes';
import { registerAnalyticsRoutes } from './areas/analytics/routes';
import { registerArchiveRoutes } from './areas/archives/routes';
import { registerBoardDataRoutes } from './areas/board-data/routes';
import { registerCalculationRoutes } from './areas/calculations/routes';
import { registerCatalogueRoutes } from './areas/catalogue/routes';
import { registerChecklistRoutes } from './areas/checklists/routes';
import { registerContractRoutes } from './areas/contracts/routes';
import { registerCustomerRoutes } from './areas/customers/routes';
import { registerExportRoutes } from './areas/exports/routes';
import { registerBankDeskRoutes } from './areas/financings/bank/demonstration/desk/routes';
import { registerFinancingRoutes } from './areas/financings/routes';
import { registerFinishedRoutes } from './areas/finished/routes';
import { registerFollowRoutes } from './areas/follows/routes';
import { registerGeneralDataRoutes } from './areas/general-data/routes';
import { registerHistoryRoutes } from './areas/histories/routes';
import { registerHomeRoutes } from './areas/home/routes';
import { registerImportRoutes } from './areas/imports/routes';
import type { IrradiationServices } from './areas/irradiation/fetch-irradiation';
import { registerIrradiationRoutes } from './areas/irradiation/routes';
import { registerItemRoutes } from './areas/items/routes';
import { registerColumnRoutes } from './areas/kanbans/columns/routes';
import { registerKanbanRoutes } from './areas/kanbans/routes';
import { registerKitRoutes } from './areas/kits/routes';
import { registerNoteRoutes } from './areas/notes/routes';
import { registerOrderRoutes } from './areas/orders/routes';
import { registerPlaceRoutes } from './areas/places/routes';
import { registerProposalRoutes } from './areas/proposals/routes';
import { registerSaleRoutes } from './areas/sales/routes';
import { registerSearchRoutes } from './areas/search/routes';
import { registerSignatureRoutes } from './areas/signatures/routes';
import { registerVerificationRoutes } from './areas/signatures/verification/routes';
import { registerTariffRoutes } from './areas/tariffs/routes';
import { registerTemplateRoutes } from './areas/templates/routes';
import { registerTimelineRoutes } from './areas/timeline/routes';
import { registerUndoRoutes } from './areas/undo/routes';
import { registerUpdateRoutes } from './areas/updates/routes';
import {
  createDomainProvider,
  getSharedSiteHosts,
} from './areas/websites/domains/provider/create-domain-provider';
import { registerDomainRoutes } from './areas/websites/domains/routes';
import { registerSimulationRoutes } from './areas/websites/simulator/routes';
import { registerWebsiteRoutes } from './areas/websites/site/routes';
import type { Config } from './config';

interface CallsOptions {
  config: Config;
  modules: readonly OpenedModule[];
  hub: EventHub;
  /** The product's own hosts, and those of its partners, as they are now. */
  productHosts(): readonly string[];
}

/** Registers every call of the product below `/api`. */
export async function registerApiRoutes(
  api: FastifyInstance,
  { config, modules, hub, productHosts }: CallsOptions,
): Promise<void> {
  registerNoStoreHeader(api);
  registerErrorHandler(api);
  registerJsonParser(api);
  await api.register(compress, { encodings: ['gzip'], zlibOptions: { level: 1 } });
  await registerUploadsAndFileSweep(api);
  if (config.apiDocs) await registerApiDocs(api);

  registerVisitChangeLog(api);
  await registerModuleRoutes(api, modules, config);
  registerGeneralDataRoutes(api);
  registerKanbanRoutes(api);
  registerItemRoutes(api);
  registerColumnRoutes(api);
  registerSaleRoutes(api);
  registerUndoRoutes(api);
  registerFinishedRoutes(api);
  registerBoardDataRoutes(api);
  registerAfterSalesRoutes(api);
  registerChecklistRoutes(api);
  registerFollowRoutes(api);
  registerNoteRoutes(api);
  registerHistoryRoutes(api);
  registerTimelineRoutes(api);
  registerCustomerRoutes(api);
  registerPlaceRoutes(api, api.postalCodes);
  registerProposalRoutes(api);
  registerIrradiationRoutes(api, createIrradiationServices(config, api.log));
  registerTariffRoutes(api);
  registerCalculationRoutes(api);
  registerCatalogueRoutes(api);
  registerKitRoutes(api);
  registerAnalyticsRoutes(api);
  registerHomeRoutes(api);
  registerSearchRoutes(api);
  registerArchiveRoutes(api);
  registerFileRoutes(api);
  registerExportRoutes(api);
  registerEventRoutes(api, { hub });
  registerMailRoutes(api);
  registerJobRoutes(api);
  const banks = registerFinancingRoutes(api);
  registerOrderRoutes(api);
  registerBankDeskRoutes(api, api.banks.current);
  const signers = registerSignatureRoutes(api);
  registerVerificationRoutes(api);
  registerWebhookDelivery(api, { allowsPrivate: config.privateWebhooks });
  registerWebhookCleaning(api);
  await registerWebhookInbox(api, [...banks, ...signers]);
  registerTemplateRoutes(api);
  registerImportRoutes(api);
  registerContractRoutes(api);
  registerWebsiteRoutes(api);
  registerSimulationRoutes(api);
  registerDomainRoutes(api, {
    provider: createDomainProvider(api.database, config.sites),
    hosts: api.siteHosts,
    productHosts: () => [...productHosts(), ...getSharedSiteHosts(config.sites)],
  });
  registerUpdateRoutes(api, config);
  registerHealthRoutes(api, config);
}

/** Creates the irradiation services of the configuration; a service without an address is never called. */
function createIrradiationServices({ irradiationUrls }: Config, log: FastifyBaseLogger): IrradiationServices {
  const options = (url: string): IrradiationServiceOptions => ({
    url,
    onFailure: (why) => log.warn({ why }, 'irradiation service'),
  });
  const { NASA_POWER, PVGIS } = irradiationUrls;
  return {
    NASA_POWER: NASA_POWER ? createNasaPowerService(options(NASA_POWER)) : null,
    PVGIS: PVGIS ? createPvgisService(options(PVGIS)) : null,
  };
}
