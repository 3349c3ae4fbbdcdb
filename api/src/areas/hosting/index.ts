import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sendNotFound } from '@girassol/api-platform/http/bad-address';
import {
  buildImportMap,
  type DistributionPlanLimits,
  type InspectionRule,
  listPreloadedFiles,
  type PageData,
  REMOTE_SCHEMA_URL,
  remoteJsonSchema,
  type ShellManifest,
  serverPathSegments,
  toPageShellAndRegistry,
} from '@girassol/federation/registry';
import { hasTopBar, PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerDistributionRoutes } from '../distributions/routes';
import { registerOverrideRoutes } from '../overrides/routes';
import { registerInspectionRoutes } from '../registry/inspection-routes';
import { defaultDistribution } from '../registry/live/distributions';
import { builtInProductHosts, getHostName, isProductHost } from '../registry/live/hosts';
import {
  createOverrideAndPreviewCookies,
  type OverrideAndPreviewCookies,
} from '../registry/live/override-and-preview-cookies';
import { openRegistry, type Registry } from '../registry/live/registry';
import type { ReleaseErrorLimit } from '../registry/release-error-monitor';
import { openReleaseStore } from '../registry/release-store';
import { registerRegistryManagementRoutes } from '../registry/routes';
import { saveVisitorCookie } from './browser-visitor';
import { buildContentSecurityPolicy } from './build-content-security-policy';
import { renderIndexPage } from './index-page';
import { registerInstallationRoutes } from './installation/routes';
import { isPageRequest } from './is-page-request';
import { registerReportRoutes } from './reports';
import { resolvePageFiles } from './resolve-page-files';
import { resolveBrowserView } from './resolve-view';
import { sendCompressed } from './send-compressed';
import { registerServiceWorkerRoute } from './service-worker/routes';
import { registerStaticFiles } from './static-files';

export { registerVisitorAccountHook } from './register-visitor-account-hook';

const SHELL_URL = '/assets/';
/** Addresses of files and calls: what is not there is not there. */
// linear: the names of our folders
const neverAPage = new RegExp(`^/(${serverPathSegments.join('|')})(/|$)`);

/**
 * Functions of hosting that other areas use for their own HTML pages, such as websites and public proposals.
 */
export interface Hosting {
  /** Is this area part of what the host of the request shows? Never on a customer's own domain. */
  hasRemote(request: FastifyRequest, remote: string): boolean;
  /** Is the product shown under its own brand on the host of the request, and not under a partner's? */
  isOwnBrand(request: FastifyRequest): boolean;
  /** Limits of the distribution that the browser previews: what its accounts would get at most. */
  previewedLimits(request: FastifyRequest): DistributionPlanLimits;
  /** Answers as if there were no document: the shell says what is at the address. */
  sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The product's own hosts, and those of its partners, as they are now. */
  productHosts(): readonly string[];
  /** Address of the product's own font; null where it is not built. */
  fontUrl(): string | null;
}

/** Options for serving the shell and the released remotes. */
export interface HostingOptions {
  /** Absolute. Published releases live in it. */
  dataDir: string;
  /** Absolute. What the build made of the shell and the remotes. */
  buildDir: string;
  /** Are releases kept in the bucket of the files? */
  hasBucket: boolean;
  /** Hosts of the product besides localhost and 127.0.0.1; any other is a customer's own domain. */
  productHosts: readonly string[];
  /** Shell and remotes that somebody works on, at their development servers. */
  developmentServers: Record<string, string>;
  /** Development servers that an operator may point one browser at. */
  overrideOrigins: readonly string[];
  /** Which lines of the registry hold here. */
  environment: string;
  /** Share of failures at which the server withdraws a release. */
  errorLimit: ReleaseErrorLimit;
  /** May a published release go live without having passed the server's own inspection? */
  inspectionRule: InspectionRule;
  /** May the product be kept by browsers for times without a signal? Otherwise its service worker is removed everywhere. */
  serviceWorker: boolean;
  /** Logins that the login page offers in the demonstration. */
  demoLogins: PageData['demo'];
}

/** Registers the routes that serve the shell, the released remotes and the registry. */
export async function registerHosting(app: FastifyInstance, config: HostingOptions): Promise<Hosting> {
  const publishedDir = join(config.dataDir, 'releases');
  const registry = await openRegistry({
    database: app.database,
    environment: config.environment,
    buildDir: config.buildDir,
    store: await openReleaseStore(publishedDir, config.hasBucket ? app.files.store : null),
    errorLimit: config.errorLimit,
    inspectionRule: config.inspectionRule,
    log: app.log,
  });
  app.addHook('onClose', async () => registry.close());
  const views = await createOverrideAndPreviewCookies(app.database);
  await registerStaticFiles(app, config.buildDir, publishedDir);
  registerReportRoutes(app, registry, views);
  registerRegistryManagementRoutes(app, registry, config.productHosts);
  registerInspectionRoutes(app, registry);
  registerOverrideRoutes(app, { registry, views, origins: config.overrideOrigins });
  registerDistributionRoutes(app, { registry, views, productHosts: config.productHosts });

  app.get('/federation/registry', { schema: { hide: true } }, async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(resolveBrowserView(request, registry, views).registry),
  );

  app.get(REMOTE_SCHEMA_URL, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/schema+json; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(remoteJsonSchema)),
  );

  // An open page compares these few bytes with the ones it started with, to offer a new version, instead of loading the
  // registry.
  app.get('/federation/revision', { schema: { hide: true } }, async (request, reply) => {
    const { revision } = resolveBrowserView(request, registry, views).registry;
    return reply
      .header('cache-control', 'no-cache')
      .send({ revision, shell: registry.shell()?.version ?? null });
  });

  /** The product's own hosts, and those of its partners. */
  const productHosts = () => [
    ...builtInProductHosts,
    ...config.productHosts,
    ...registry.distributions().flatMap((distribution) => distribution.hosts),
  ];
  const isProduct = (host: string) => isProductHost(host, productHosts());
  registerInstallationRoutes(app, (request) => {
    const { host, distribution } = resolveBrowserView(request, registry, views);
    return isProduct(host) ? distribution.brand : null;
  });
  registerServiceWorkerRoute(app, {
    assetsDir: join(config.buildDir, 'shell', 'assets'),
    // In development pages change under way, and a worker of a built product must not answer for them.
    getFileName: () =>
      config.serviceWorker && Object.keys(config.developmentServers).length === 0
        ? registry.shell()?.serviceWorker
        : undefined,
    isProduct: (request) => isProduct(getHostName(request.host)),
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendIndexPage({ registry, views, config, isProduct }, request, reply);
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || neverAPage.test(getPath(request)) || !isPageRequest(request))
      return sendNotFound(request, reply);
    return sendPage(request, reply);
  });

  return {
    hasRemote(request, remote) {
      const view = resolveBrowserView(request, registry, views);
      if (!isProduct(view.host)) return false;
      if (config.developmentServers[remote]) return true;
      return view.registry.remotes.some(({ name }) => name === remote);
    },
    isOwnBrand: (request) =>
      resolveBrowserView(request, registry, views).distribution.key === defaultDistribution.key,
    previewedLimits: (request) => views.getPreview(request, registry.previews())?.document.limits ?? {},
    sendShell: sendPage,
    productHosts,
    fontUrl() {
      const [font] = registry.shell()?.fonts ?? [];
      return font ? SHELL_URL + font : null;
    },
  };
}

/**
 * Makes the browser refuse and report each script that is asked for without a hash, by whatever code: also chunks of a
 * remote that another tool built, which pass by the platform's loader. Chrome 138 and Firefox 145 do so.
 */
const INTEGRITY_POLICY = {
  'integrity-policy': 'blocked-destinations=(script), endpoints=(integrity)',
  'reporting-endpoints': 'integrity="/federation/csp-reports"',
};

const getPath = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** Returns what becomes of the service worker on an ordinary page of the product. */
function getServiceWorkerState(
  { serviceWorker }: HostingOptions,
  shell: ShellManifest,
): Pick<PageData, 'serviceWorker'> {
  if (!serviceWorker) return { serviceWorker: 'remove' };
  return shell.serviceWorker === undefined ? {} : { serviceWorker: 'run' };
}

interface Served {
  registry: Registry;
  views: OverrideAndPreviewCookies;
  config: HostingOptions;
  isProduct: (host: string) => boolean;
}

async function sendIndexPage(
  { registry, views, config, isProduct }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = getPath(request);
  const view = resolveBrowserView(request, registry, views);
  const { host, visitor, distribution, preview } = view;
  if (visitor.isNew && registry.hasRollouts()) saveVisitorCookie(request, reply, visitor);
  const served = await resolvePageFiles(view, { shell: registry.shell(), shellUrl: SHELL_URL }, config);
  const { shell, shellUrl, override } = served;
  const servers = Object.values(served.servers);
  const isDevelopment = servers.length > 0;
  if (!shell)
    return reply.code(503).type('text/plain; charset=utf-8').send('O produto ainda não foi construído.');

  const isSignedIn = visitor.accountId !== null;
  const nonce = randomBytes(16).toString('base64');
  const files = { shell, shellUrl, registry: served.registry };
  const data: PageData = {
    ...toPageShellAndRegistry(files, path, isSignedIn),
    distribution,
    host: { name: host, isProduct: isProduct(host), siteId: null },
    version: PRODUCT_VERSION,
    ...(isProduct(host) && !isDevelopment && !preview && !override && getServiceWorkerState(config, shell)),
    ...(isSignedIn && isProduct(host) && view.isLeftOut(path) && { isLeftOut: true as const }),
    ...(preview && { preview }),
    ...(override && { override }),
    ...(isDevelopment && { development: true as const }),
    ...(config.demoLogins && { demo: config.demoLogins }),
  };
  const announced = listPreloadedFiles(files, path, isSignedIn);
  const importMap = buildImportMap(served.registry.remotes);

  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': buildContentSecurityPolicy({
      host: request.host,
      nonce,
      developmentServers: servers,
      importMap,
    }),
    // What a developer works on changes under way and has no hash.
    ...(!isDevelopment && INTEGRITY_POLICY),
    'x-content-type-options': 'nosniff',
    // Not even to this server: a link to the login may carry a password, and its first files are asked for before a script runs.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    vary: 'accept-encoding, cookie',
  });
  return sendCompressed(
    request,
    reply,
    renderIndexPage({
      ...{ data, shell, nonce, announced, importMap },
      hasTopBar: isSignedIn && isProduct(host) && path !== '/login' && hasTopBar(path),
    }),
  );
}
