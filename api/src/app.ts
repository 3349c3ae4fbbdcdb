import { registerAboutPages } from '@girassol/account-api/about';
import { registerIdempotentAnswerCleaning } from '@girassol/api-platform/cleaning/delete-expired-idempotent-answers';
import { registerClockJob } from '@girassol/api-platform/clock';
import { createDocumentConverter, type DocumentConverter } from '@girassol/api-platform/conversion';
import type { Database } from '@girassol/api-platform/database';
import { openEventHub } from '@girassol/api-platform/events/event-hub';
import { openFileServices } from '@girassol/api-platform/files';
import { registerSecurityHeaders } from '@girassol/api-platform/http/answer-headers';
import {
  registerFallbackErrorHandler,
  sendBadUrlError,
  sendMalformedHttpError,
} from '@girassol/api-platform/http/bad-address';
import {
  ignoreForwardedHost,
  refuseBadHosts,
  registerUrlCheck,
  stripTrailingSlashes,
} from '@girassol/api-platform/http/check-address';
import { registerDraining } from '@girassol/api-platform/http/draining';
import { createKnownDevices } from '@girassol/api-platform/http/known-devices';
import { registerMetrics } from '@girassol/api-platform/http/metrics';
import { registerReadPositions } from '@girassol/api-platform/http/read-position';
import { buildRequestIdOptions, registerRequestLog } from '@girassol/api-platform/http/request-log';
import { registerRequestSpans } from '@girassol/api-platform/http/request-spans';
import { registerContractValidation } from '@girassol/api-platform/http/validation';
import { registerYieldToRequests } from '@girassol/api-platform/http/yield-to-requests';
import {
  createViaCepService,
  offlinePostalCodeService,
} from '@girassol/api-platform/integrations/postal-code';
import type { PostalCodeService } from '@girassol/api-platform/integrations/postal-code/postal-codes';
import { registerJobRegistry } from '@girassol/api-platform/jobs';
import { createMailer, registerMailJobs } from '@girassol/api-platform/mail';
import { openModules } from '@girassol/api-platform/modules';
import { registerNotificationJobs } from '@girassol/api-platform/notifications';
import { createPrinter, type Printer } from '@girassol/api-platform/printing';
import { createPushSender, type PushSender, registerPushJob } from '@girassol/api-platform/push';
import { createSealer, type Sealer } from '@girassol/api-platform/sealing';
import type { Tracing } from '@girassol/api-platform/tracing';
import { registerUploadPages } from '@girassol/api-platform/upload-links/routes';
import type { DistributionPlanLimits } from '@girassol/federation/registry';
import { toCanonicalApiUrl } from '@girassol/shared-domain';
import { registerHelpPages } from '@girassol/support-api/help-pages';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { registerApiRoutes } from './api-calls';
import { ARCHIVE_FOLDER_UPLOAD_KIND, createArchiveFolderUploadKind } from './areas/archives/upload-by-link';
import { createModuleExportRequester } from './areas/exports/request-export';
import type { Banks } from './areas/financings/bank/banks';
import { openBanks } from './areas/financings/bank/open-banks';
import {
  createFinancingDocumentsUploadKind,
  FINANCING_DOCUMENTS_UPLOAD_KIND,
} from './areas/financings/documents/upload-by-link';
import { type Hosting, registerHosting, registerVisitorAccountHook } from './areas/hosting';
import { registerProposalPages } from './areas/proposals/page/routes';
import { isProductHost } from './areas/registry/live/hosts';
import { decorateSigning } from './areas/signatures/decorate-signing';
import { registerSigningPages } from './areas/signatures/page/routes';
import { createSignatureProviders } from './areas/signatures/provider/create-signature-providers';
import type { SignatureProviders } from './areas/signatures/provider/providers';
import { createSigningDocumentService } from './areas/signatures/sealing/create-signing-document-service';
import type { SigningDocumentService } from './areas/signatures/signing';
import { registerVerificationPages } from './areas/signatures/verification/routes';
import { rewriteSiteUrl } from './areas/websites/domains/hosts/register-site-host-guard';
import { registerSiteHosts } from './areas/websites/domains/hosts/register-site-hosts';
import { createSiteHostCache } from './areas/websites/domains/hosts/site-host-cache';
import { registerWebsitePages } from './areas/websites/page/routes';
import { registerSimulatorPages } from './areas/websites/simulator/pages';
import type { Config } from './config';
import { DEMO_PASSWORD, demoLogins } from './demo';
import { apiContract, findModuleExport, modules, reactionsTo } from './modules';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    converter: DocumentConverter;
    printer: Printer;
    sealer: Sealer;
    /** Registry of the metrics of every part of the server. */
    metrics: Registry;
    /** Limits that the browser of a request tries on, by a preview that an operator opened in it. */
    previewedLimits(request: FastifyRequest): DistributionPlanLimits;
    /** Does a host name belong to the product or to one of its partners? Every other one is a customer's own domain. */
    isProductHost(host: string): boolean;
  }
}

/**
 * Services and configuration from which the server is built: database and config, and optional replacements
 * for tests.
 */
export interface AppOptions {
  database: Database;
  config: Config;
  /** Silent when left out. */
  logger?: FastifyBaseLogger;
  /** Instead of those of the configuration: the bank of a test. */
  banks?: Banks;
  /** Converter of a test, in place of LibreOffice. */
  converter?: DocumentConverter;
  /** Signature providers of a test, in place of those that the configuration names. */
  signatures?: SignatureProviders;
  documents?: SigningDocumentService;
  /** Sender of pushes of a test, in place of that of the configuration. */
  push?: PushSender;
  /** Spans of requests and jobs; none if left out. */
  tracing?: Tracing | undefined;
}

const MAX_BODY = 1024 * 1024;
/** A file name of 150 characters, each of four bytes and written as `%XX`. */
const MAX_PARAM_LENGTH = 150 * 4 * 3;

/** Builds the HTTP server, which serves the API of the product and the files of the shell on one address. */
export async function buildApp({
  database: opened,
  config,
  logger,
  banks,
  converter,
  signatures,
  documents,
  push,
  tracing,
}: AppOptions): Promise<FastifyInstance> {
  const database = { ...opened, admitsDemo: config.demo };
  const siteHosts = await createSiteHostCache(database, {
    sitesHost: config.sites.host,
    isDemonstration: config.sites.zones === 'demonstration',
    onFailure: (error) => logger?.warn({ err: error }, 'hosts of sites'),
  });
  let hosting: Hosting | undefined;
  const isProduct = (host: string) => isProductHost(host, hosting?.productHosts() ?? []);
  const app = Fastify({
    rewriteUrl: ({ headers, url = '/' }) =>
      rewriteSiteUrl(
        { hosts: siteHosts, isProduct },
        headers.host,
        toCanonicalApiUrl(stripTrailingSlashes(url)),
      ),
    ...(logger && { loggerInstance: logger }),
    ...buildRequestIdOptions(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    frameworkErrors: sendBadUrlError,
    clientErrorHandler: sendMalformedHttpError,
  });
  if (tracing) registerRequestSpans(app, tracing);
  app.decorate('database', database);
  app.decorate('contract', apiContract);
  app.decorate('reactionsTo', reactionsTo);
  app.decorate('findModuleExport', findModuleExport);
  app.decorate('requestExport', createModuleExportRequester(findModuleExport));
  app.decorate('files', await openFileServices(config));
  app.decorate('devices', await createKnownDevices(database));
  app.decorateRequest('caller', null);
  app.decorate('isProductHost', isProduct);
  app.decorate('pageFontUrl', () => hosting?.fontUrl() ?? null);
  app.decorate('previewedLimits', (request: FastifyRequest) => hosting?.previewedLimits(request) ?? {});
  registerFallbackErrorHandler(app);
  ignoreForwardedHost(app);
  refuseBadHosts(app);
  registerSecurityHeaders(app);
  registerContractValidation(app);
  registerDraining(app);
  registerRequestLog(app);
  registerUrlCheck(app);
  registerYieldToRequests(app);
  registerReadPositions(app);
  registerMetrics(app, { token: config.metricsToken, needsToken: config.isProduction });

  app.decorate(
    'converter',
    converter ??
      createDocumentConverter({
        libreOffice: config.libreOfficePath,
        installs: config.installsLibreOffice,
        log: app.log,
      }),
  );
  app.addHook('onClose', async () => app.converter.close());
  app.decorate(
    'printer',
    createPrinter({ chromium: config.chromiumPath, installs: config.installsChromium, log: app.log }),
  );
  app.addHook('onClose', async () => app.printer.close());
  app.decorate('sealer', await createSealer({ database, ...config.sealing, log: app.log }));
  registerJobRegistry(app, { atOnce: config.jobsAtOnce, tracing });
  app.decorate('mailer', createMailer(config.mail));
  registerMailJobs(app, app.mailer);
  registerNotificationJobs(app, app.mailer);
  app.decorate('push', push ?? createPushSender(config.push));
  registerPushJob(app);
  registerClockJob(app);
  app.decorate('banks', banks ?? (await openBanks(app, config)));
  decorateSigning(app, {
    providers: signatures ?? createSignatureProviders(config),
    documents: documents ?? createSigningDocumentService(app),
  });
  registerIdempotentAnswerCleaning(app);
  const openedModules = await openModules(app, modules, config);

  registerSiteHosts(app, siteHosts, config.sites.host);
  registerVisitorAccountHook(app);

  const hub = await openEventHub(database);
  app.addHook('onClose', () => hub.close());
  app.decorate('eventHub', hub);
  app.decorate('postalCodes', createPostalCodes(config, app.log));

  await app.register(registerApiRoutes, {
    prefix: '/api',
    config,
    modules: openedModules,
    hub,
    productHosts: () => hosting?.productHosts() ?? [],
  });
  hosting = await registerHosting(app, {
    ...config,
    hasBucket: config.s3 !== undefined,
    demoLogins: config.demo ? { password: DEMO_PASSWORD, accounts: demoLogins } : undefined,
  });
  await registerAboutPages(app, { host: hosting, leadsUrl: config.leadsUrl });
  await registerHelpPages(app, hosting);
  await registerProposalPages(app, { hosting, printer: app.printer });
  await registerUploadPages(app, {
    [ARCHIVE_FOLDER_UPLOAD_KIND]: createArchiveFolderUploadKind(app.files),
    [FINANCING_DOCUMENTS_UPLOAD_KIND]: createFinancingDocumentsUploadKind(app.files),
  });
  await registerSigningPages(app);
  await registerVerificationPages(app, hosting);
  await registerWebsitePages(app, { hosting });
  await registerSimulatorPages(app, { hosting, postalCodes: app.postalCodes });
  // Jobs are stopped while open requests finish: both have to fit into the time that a stop may take.
  app.addHook('preClose', async () => void app.jobs.stop());
  // The last one is called first: what jobs work with closes after them.
  app.addHook('onClose', () => app.jobs.stop());
  return app;
}

function createPostalCodes({ postalCodeUrl: url }: Config, log: FastifyBaseLogger): PostalCodeService {
  if (!url) return offlinePostalCodeService;
  return createViaCepService({ url, onFailure: (why) => log.warn({ why }, 'postal code service') });
}
