import type { PlanLimits } from '@girassol/federation/registry';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { apiCalls } from './api-calls';
import { ARCHIVE_FOLDER, archiveFolderLinks } from './areas/archives/upload-by-link';
import { openBanks } from './areas/financings/bank/open-banks';
import type { Banks } from './areas/financings/bank/providers';
import { FINANCING_PAPERS, financingPaperLinks } from './areas/financings/papers/upload-by-link';
import { type Hosting, registerHosting, rememberLogins } from './areas/hosting';
import { proposalPages } from './areas/proposals/page/routes';
import { isProductHost } from './areas/registry/live/hosts';
import { openSigning } from './areas/signatures/open-signing';
import { signingPages } from './areas/signatures/page/routes';
import { openProviders } from './areas/signatures/provider/open-providers';
import type { SignatureProviders } from './areas/signatures/provider/providers';
import { openDocuments } from './areas/signatures/sealing/open-documents';
import type { Documents } from './areas/signatures/signing';
import { verificationPages } from './areas/signatures/verification/routes';
import { insideAddress } from './areas/websites/domains/hosts/guard-hosts';
import { serveSiteHosts } from './areas/websites/domains/hosts/serve-site-hosts';
import { openSiteHosts } from './areas/websites/domains/hosts/site-hosts';
import { websitePages } from './areas/websites/page/routes';
import { simulatorPages } from './areas/websites/simulator/pages';
import type { Config } from './config';
import { DEMO_PASSWORD, demoLogins } from './demo';
import { forgetAnswersByJobs } from './platform/cleaning/forget-answers';
import { registerClock } from './platform/clock';
import { type Converter, openConverter } from './platform/conversion';
import type { Database } from './platform/database';
import { openEventHub } from './platform/events/event-hub';
import { openFiles } from './platform/files';
import { secureAnswers } from './platform/http/answer-headers';
import { answerBadAddress, answerBrokenHttp, answerOtherErrors } from './platform/http/bad-address';
import { ignoreForwardedHost, refuseBadAddresses, withoutEndingSlash } from './platform/http/check-address';
import { closeConnectionsWhenStopping } from './platform/http/closing';
import { letWorkGiveWay } from './platform/http/give-way';
import { openKnownDevices } from './platform/http/known-devices';
import { measure } from './platform/http/metrics';
import { logRequests, requestIdentity } from './platform/http/request-log';
import { parseByContract } from './platform/http/validation';
import { type PostalCodes, typedByHand, viaCep } from './platform/integrations/postal-code';
import { openJobs } from './platform/jobs';
import { deliverByJobs, openMailer } from './platform/mail';
import { notifyByJobs } from './platform/notifications';
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
    rewriteUrl: ({ headers, url = '/' }) =>
      insideAddress({ hosts: siteHosts, isProduct }, headers.host, withoutEndingSlash(url)),
    ...(logger && { loggerInstance: logger }),
    ...requestIdentity(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenHttp,
  });
  app.decorate('database', database);
  app.decorate('files', await openFiles(config));
  app.decorate('devices', await openKnownDevices(database));
  app.decorateRequest('caller', null);
  app.decorate('previewedLimits', (request: FastifyRequest) => hosting?.previewedLimits(request) ?? {});
  answerOtherErrors(app);
  ignoreForwardedHost(app);
  secureAnswers(app);
  parseByContract(app);
  closeConnectionsWhenStopping(app);
  logRequests(app);
  refuseBadAddresses(app);
  letWorkGiveWay(app);
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

  serveSiteHosts(app, siteHosts, config.sites.host);
  rememberLogins(app);

  const hub = await openEventHub(database);
  app.addHook('onClose', () => hub.close());
  const postalCodes = postalCodesOf(config, app.log);

  await app.register(apiCalls, {
    prefix: '/api',
    config,
    hub,
    postalCodes,
    productHosts: () => hosting?.productHosts() ?? [],
  });
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
  // Jobs are stopped while open requests finish: both have to fit into the time that a stop may take.
  app.addHook('preClose', async () => void app.jobs.stop());
  // The last one is called first: what jobs work with closes after them.
  app.addHook('onClose', () => app.jobs.stop());
  return app;
}

function postalCodesOf({ postalCodeUrl: url }: Config, log: FastifyBaseLogger): PostalCodes {
  if (!url) return typedByHand;
  return viaCep({ url, onFailure: (why) => log.warn({ why }, 'postal code service') });
}
