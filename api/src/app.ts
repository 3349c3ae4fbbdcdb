import compress from '@fastify/compress';
import type { PlanLimits } from '@girassol/federation/registry';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { accountRoutes } from './accounts/routes';
import { afterSalesRoutes } from './after-sales/routes';
import { analyticsRoutes } from './analytics/routes';
import { archiveRoutes } from './archives/routes';
import { boardDataRoutes } from './board-data/routes';
import { calculationRoutes } from './calculations/routes';
import { catalogueRoutes } from './catalogue/routes';
import { checklistRoutes } from './checklists/routes';
import type { Config } from './config';
import { customerRoutes } from './customers/routes';
import type { Database } from './database';
import { openEventHub } from './events/event-hub';
import { eventRoutes } from './events/routes';
import { openFiles, registerFiles } from './files';
import { fileRoutes } from './files/routes';
import { finishedRoutes } from './finished/routes';
import { historyRoutes } from './histories/routes';
import { homeRoutes } from './home/routes';
import { type Hosting, registerHosting, rememberLogins } from './hosting';
import { guardAnswers, secureAnswers } from './http/answer-headers';
import { documentApi } from './http/api-docs';
import { closeConnectionsWhenStopping } from './http/closing';
import { answerBadAddress, answerErrors } from './http/errors';
import { healthRoutes } from './http/health';
import { readJsonBodies } from './http/json-body';
import { openKnownDevices } from './http/known-devices';
import { measure } from './http/metrics';
import { logRequests, requestIdentity } from './http/request-log';
import { parseByContract } from './http/validation';
import { nasaPower, pvgis, type ServiceOptions } from './integrations/irradiation';
import { type PostalCodes, typedByHand, viaCep } from './integrations/postal-code';
import type { IrradiationServices } from './irradiation/look-up-irradiation';
import { irradiationRoutes } from './irradiation/routes';
import { columnRoutes } from './kanbans/columns/routes';
import { kanbanRoutes } from './kanbans/routes';
import { kitRoutes } from './kits/routes';
import { noteRoutes } from './notes/routes';
import { placeRoutes } from './places/routes';
import { openPrinter } from './printing';
import { proposalPages } from './proposals/page/routes';
import { proposalRoutes } from './proposals/routes';
import { saleRoutes } from './sales/routes';
import { searchRoutes } from './search/routes';
import { settingsRoutes } from './settings/routes';
import { templateRoutes } from './templates/routes';
import { undoRoutes } from './undo/routes';
import { updateRoutes } from './updates/routes';
import { userRoutes } from './users/routes';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
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
}

const MAX_BODY = 1024 * 1024;
/** A file name of 150 characters, each of four bytes and written as `%XX`. */
const LONGEST_PARAM = 150 * 4 * 3;

/** The product API and what serves the shell, on one address. */
export async function buildApp({ database: opened, config, logger }: AppOptions): Promise<FastifyInstance> {
  const database = { ...opened, admitsDemo: config.demo };
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    ...requestIdentity(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
  });
  app.decorate('database', database);
  app.decorate('files', await openFiles(config));
  app.decorate('devices', await openKnownDevices(database));
  app.decorateRequest('caller', null);
  let hosting: Hosting | undefined;
  app.decorate('previewedLimits', (request: FastifyRequest) => hosting?.previewedLimits(request) ?? {});
  secureAnswers(app);
  parseByContract(app);
  closeConnectionsWhenStopping(app);
  logRequests(app);
  measure(app, { token: config.metricsToken, needsToken: config.isProduction });

  rememberLogins(app);

  const hub = await openEventHub(database);
  app.addHook('onClose', () => hub.close());

  await app.register(
    async (api) => {
      guardAnswers(api);
      answerErrors(api);
      readJsonBodies(api);
      await api.register(compress, { encodings: ['gzip'], zlibOptions: { level: 1 } });
      await registerFiles(api);
      if (config.apiDocs) await documentApi(api);

      userRoutes(api);
      accountRoutes(api);
      settingsRoutes(api);
      kanbanRoutes(api);
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
      placeRoutes(api, postalCodesOf(config, api.log));
      proposalRoutes(api);
      irradiationRoutes(api, irradiationServicesOf(config, api.log));
      calculationRoutes(api);
      catalogueRoutes(api);
      kitRoutes(api);
      analyticsRoutes(api);
      homeRoutes(api);
      searchRoutes(api);
      archiveRoutes(api);
      fileRoutes(api);
      eventRoutes(api, { hub });
      templateRoutes(api);
      updateRoutes(api, config);
      healthRoutes(api, config);
    },
    { prefix: '/api' },
  );
  hosting = await registerHosting(app, config);
  const printer = openPrinter({
    chromium: config.chromiumPath,
    installs: config.installsChromium,
    log: app.log,
  });
  app.addHook('onClose', async () => printer.close());
  await proposalPages(app, { hosting, printer });
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
