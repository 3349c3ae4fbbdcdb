import compress from '@fastify/compress';
import type { PlanLimits } from '@girassol/federation/registry';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { accountRoutes } from './areas/accounts/routes';
import { afterSalesRoutes } from './areas/after-sales/routes';
import { analyticsRoutes } from './areas/analytics/routes';
import { archiveRoutes } from './areas/archives/routes';
import { ARCHIVE_FOLDER, archiveFolderLinks } from './areas/archives/upload-by-link';
import { boardDataRoutes } from './areas/board-data/routes';
import { calculationRoutes } from './areas/calculations/routes';
import { catalogueRoutes } from './areas/catalogue/routes';
import { checklistRoutes } from './areas/checklists/routes';
import { contractRoutes } from './areas/contracts/routes';
import { customerRoutes } from './areas/customers/routes';
import { exportRoutes } from './areas/exports/routes';
import { bankDeskRoutes } from './areas/financings/bank/demonstration/desk/routes';
import { openBanks } from './areas/financings/bank/open-banks';
import type { Banks } from './areas/financings/bank/providers';
import { FINANCING_PAPERS, financingPaperLinks } from './areas/financings/papers/upload-by-link';
import { financingRoutes } from './areas/financings/routes';
import { finishedRoutes } from './areas/finished/routes';
import { historyRoutes } from './areas/histories/routes';
import { homeRoutes } from './areas/home/routes';
import { type Hosting, registerHosting, rememberLogins } from './areas/hosting';
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
import { proposalPages } from './areas/proposals/page/routes';
import { proposalRoutes } from './areas/proposals/routes';
import { isProductHost } from './areas/registry/live/hosts';
import { saleRoutes } from './areas/sales/routes';
import { searchRoutes } from './areas/search/routes';
import { settingsRoutes } from './areas/settings/routes';
import { openSigning } from './areas/signatures/open-signing';
import { signingPages } from './areas/signatures/page/routes';
import { openProviders } from './areas/signatures/provider/open-providers';
import type { SignatureProviders } from './areas/signatures/provider/providers';
import { signatureRoutes } from './areas/signatures/routes';
import { openDocuments } from './areas/signatures/sealing/open-documents';
import type { Documents } from './areas/signatures/signing';
import { verificationPages, verificationRoutes } from './areas/signatures/verification/routes';
import { tariffRoutes } from './areas/tariffs/routes';
import { templateRoutes } from './areas/templates/routes';
import { undoRoutes } from './areas/undo/routes';
import { updateRoutes } from './areas/updates/routes';
import { userRoutes } from './areas/users/routes';
import { webhookRoutes } from './areas/webhooks/routes';
import { certificatePermission } from './areas/websites/domains/hosts/certificate-permission';
import { guardHosts, insideAddress } from './areas/websites/domains/hosts/guard-hosts';
import { openSiteHosts } from './areas/websites/domains/hosts/site-hosts';
import { hostsOfSites, openDomains } from './areas/websites/domains/provider/open-domains';
import { domainRoutes } from './areas/websites/domains/routes';
import { websitePages } from './areas/websites/page/routes';
import { simulatorPages } from './areas/websites/simulator/pages';
import { simulationRoutes } from './areas/websites/simulator/routes';
import { websiteRoutes } from './areas/websites/site/routes';
import type { Config } from './config';
import { DEMO_PASSWORD, demoLogins } from './demo';
import { forgetAnswersByJobs } from './platform/cleaning/forget-answers';
import { registerClock } from './platform/clock';
import { type Converter, openConverter } from './platform/conversion';
import type { Database } from './platform/database';
import { openEventHub } from './platform/events/event-hub';
import { eventRoutes } from './platform/events/routes';
import { openFiles, registerFiles } from './platform/files';
import { fileRoutes } from './platform/files/routes';
import { guardAnswers, secureAnswers } from './platform/http/answer-headers';
import { documentApi } from './platform/http/api-docs';
import { closeConnectionsWhenStopping } from './platform/http/closing';
import { answerBadAddress, answerErrors } from './platform/http/errors';
import { healthRoutes } from './platform/http/health';
import { readJsonBodies } from './platform/http/json-body';
import { openKnownDevices } from './platform/http/known-devices';
import { measure } from './platform/http/metrics';
import { logRequests, requestIdentity } from './platform/http/request-log';
import { parseByContract } from './platform/http/validation';
import { nasaPower, pvgis, type ServiceOptions } from './platform/integrations/irradiation';
import { type PostalCodes, typedByHand, viaCep } from './platform/integrations/postal-code';
import { openJobs } from './platform/jobs';
import { jobRoutes } from './platform/jobs/routes';
import { deliverByJobs, openMailer } from './platform/mail';
import { mailRoutes } from './platform/mail/routes';
import { notifyByJobs } from './platform/notifications';
import { notificationRoutes } from './platform/notifications/routes';
import { openPrinter, type Printer } from './platform/printing';
import { openSealer, type Sealer } from './platform/sealing';
import { uploadPages } from './platform/upload-links/routes';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    converter: Converter;
    printer: Printer;
    sealer: Sealer;
    /** Where every part of the server adds its figures. */
    metrics: Registry;
    /** Limits that the browser of a request tries on, by a preview that an operator opened in it. */
    previewedLimits(request: FastifyRequest): PlanLimits;
  }
}

export interface AppOptions {
  database: Database;
  config: Config;
  /** Silent when left out. */
  logger?: FastifyBaseLogger;
  /** Instead of those of the configuration: the bank of a test. */
  banks?: Banks;
  /** What converts in a test. */
  converter?: Converter;
  /** Who collects signatures in a test, and what checks and seals. */
  signatures?: SignatureProviders;
  documents?: Documents;
}

const MAX_BODY = 1024 * 1024;
/** A file name of 150 characters, each of four bytes and written as `%XX`. */
const LONGEST_PARAM = 150 * 4 * 3;

/** The product API and what serves the shell, on one address. */
export async function buildApp({
  database: opened,
  config,
  logger,
  banks,
  converter,
  signatures,
  documents,
}: AppOptions): Promise<FastifyInstance> {
  const database = { ...opened, admitsDemo: config.demo };
  const siteHosts = await openSiteHosts(database, {
    sitesHost: config.sites.host,
    isDemonstration: config.sites.zones === 'demonstration',
    onFailure: (error) => logger?.warn({ err: error }, 'hosts of sites'),
  });
  let hosting: Hosting | undefined;
  const isProduct = (host: string) => isProductHost(host, hosting?.productHosts() ?? []);
  const app = Fastify({
    rewriteUrl: ({ headers, url = '/' }) => insideAddress({ hosts: siteHosts, isProduct }, headers.host, url),
    ...(logger && { loggerInstance: logger }),
    ...requestIdentity(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
  });
  app.decorate('database', database);
  app.decorate('siteHosts', siteHosts);
  app.decorate('files', await openFiles(config));
  app.decorate('devices', await openKnownDevices(database));
  app.decorateRequest('caller', null);
  app.decorate('previewedLimits', (request: FastifyRequest) => hosting?.previewedLimits(request) ?? {});
  secureAnswers(app);
  parseByContract(app);
  closeConnectionsWhenStopping(app);
  logRequests(app);
  measure(app, { token: config.metricsToken, needsToken: config.isProduction });

  app.decorate(
    'converter',
    converter ??
      openConverter({
        libreOffice: config.libreOfficePath,
        installs: config.installsLibreOffice,
        log: app.log,
      }),
  );
  app.addHook('onClose', async () => app.converter.close());
  app.decorate(
    'printer',
    openPrinter({ chromium: config.chromiumPath, installs: config.installsChromium, log: app.log }),
  );
  app.addHook('onClose', async () => app.printer.close());
  app.decorate('sealer', await openSealer({ database, ...config.sealing, log: app.log }));
  openJobs(app, { atOnce: config.jobsAtOnce });
  app.decorate('mailer', openMailer(config.mail));
  deliverByJobs(app, app.mailer);
  notifyByJobs(app, app.mailer);
  registerClock(app);
  app.decorate('banks', banks ?? (await openBanks(app, config)));
  openSigning(app, {
    providers: signatures ?? openProviders(config),
    documents: documents ?? openDocuments(app),
  });
  forgetAnswersByJobs(app);

  app.addHook('onClose', () => siteHosts.close());
  guardHosts(app, siteHosts, config.sites.host);
  certificatePermission(app, siteHosts);
  rememberLogins(app);

  const hub = await openEventHub(database);
  app.addHook('onClose', () => hub.close());
  const postalCodes = postalCodesOf(config, app.log);

  await app.register(
    async (api) => {
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
      bankDeskRoutes(api, app.banks.current);
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
        provider: openDomains(database, config.sites),
        hosts: siteHosts,
        productHosts: () => [...(hosting?.productHosts() ?? []), ...hostsOfSites(config.sites)],
      });
      updateRoutes(api, config);
      healthRoutes(api, config);
    },
    { prefix: '/api' },
  );
  hosting = await registerHosting(app, {
    ...config,
    hasBucket: config.s3 !== undefined,
    demoLogins: config.demo ? { password: DEMO_PASSWORD, accounts: demoLogins } : undefined,
  });
  await proposalPages(app, { hosting, printer: app.printer });
  await uploadPages(app, {
    [ARCHIVE_FOLDER]: archiveFolderLinks(app.files),
    [FINANCING_PAPERS]: financingPaperLinks(app.files),
  });
  await signingPages(app);
  await verificationPages(app);
  await websitePages(app, { hosting });
  await simulatorPages(app, { hosting, postalCodes });
  // The last one is called first: what jobs work with closes after them.
  app.addHook('onClose', () => app.jobs.stop());
  return app;
}

function postalCodesOf({ postalCodeUrl: url }: Config, log: FastifyBaseLogger): PostalCodes {
  if (!url) return typedByHand;
  return viaCep({ url, onFailure: (why) => log.warn({ why }, 'postal code service') });
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
