import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  announcedFiles,
  type InspectionRule,
  type PageData,
  type PlanLimits,
  pageFiles,
  serverFolders,
} from '@girassol/federation/registry';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../../platform/http/bad-address';
import { distributionRoutes } from '../distributions/routes';
import { overrideRoutes } from '../overrides/routes';
import type { ErrorLimit } from '../registry/error-watch';
import { inspectionRoutes } from '../registry/inspection-routes';
import { type BrowserViews, openBrowserViews } from '../registry/live/browser-views';
import { alwaysProduct, isProductHost } from '../registry/live/hosts';
import { openRegistry, type Registry } from '../registry/live/registry';
import { openReleaseStore } from '../registry/release-store';
import { registryRoutes } from '../registry/routes';
import { contentSecurityPolicy } from './content-security-policy';
import { filesFor } from './files-for';
import { renderIndexPage } from './index-page';
import { receiveReports } from './reports';
import { sendCompressed } from './send-compressed';
import { serveFiles } from './static-files';
import { viewOf } from './view-of';
import { rememberVisitor } from './visitor';

export { rememberLogins } from './remember-logins';

const SHELL_URL = '/assets/';
/** Addresses of files and calls: what is not there is not there. */
// linear: the names of our folders
const neverAPage = new RegExp(`^/(${serverFolders.join('|')})(/|$)`);

/** What the documents of areas need to know of the pages around them. */
export interface Hosting {
  /** Is this area part of what the host of the request shows? Never on a customer's own domain. */
  hasRemote(request: FastifyRequest, remote: string): boolean;
  /** Limits of the distribution that the browser previews: what its accounts would get at most. */
  previewedLimits(request: FastifyRequest): PlanLimits;
  /** Answers as if there were no document: the shell says what is at the address. */
  sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The product's own hosts, and those of its partners, as they are now. */
  productHosts(): readonly string[];
  /** Address of the product's own font; null where it is not built. */
  fontUrl(): string | null;
}

/** How shell and releases are served. */
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
  /** When a release is taken back by the server itself. */
  errorLimit: ErrorLimit;
  /** May a published release go live without having passed the server's own inspection? */
  inspectionRule: InspectionRule;
  /** What the login page offers, where the demonstration is on. */
  demoLogins: PageData['demo'];
}

/** Serves the shell, the released remotes and the registry. */
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
  const views = await openBrowserViews(app.database);
  await serveFiles(app, config.buildDir, publishedDir);
  receiveReports(app, registry, views);
  registryRoutes(app, registry, config.productHosts);
  inspectionRoutes(app, registry);
  overrideRoutes(app, { registry, views, origins: config.overrideOrigins });
  distributionRoutes(app, { registry, views, productHosts: config.productHosts });

  app.get('/federation/registry', { schema: { hide: true } }, async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(viewOf(request, registry, views).registry),
  );

  // What an open page compares with what it began with, to offer the new one: a few bytes instead of the registry.
  app.get('/federation/revision', { schema: { hide: true } }, async (request, reply) => {
    const { revision } = viewOf(request, registry, views).registry;
    return reply
      .header('cache-control', 'no-cache')
      .send({ revision, shell: registry.shell()?.version ?? null });
  });

  /** The product's own hosts, and those of its partners. */
  const productHosts = () => [
    ...alwaysProduct,
    ...config.productHosts,
    ...registry.distributions().flatMap((distribution) => distribution.hosts),
  ];
  const isProduct = (host: string) => isProductHost(host, productHosts());
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendIndexPage({ registry, views, config, isProduct }, request, reply);
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || neverAPage.test(pathOf(request)) || !request.headers.accept?.includes('text/html'))
      return sendNotFound(request, reply);
    return sendPage(request, reply);
  });

  return {
    hasRemote(request, remote) {
      const view = viewOf(request, registry, views);
      if (!isProduct(view.host)) return false;
      if (config.developmentServers[remote]) return true;
      return view.registry.remotes.some(({ name }) => name === remote);
    },
    previewedLimits: (request) => views.previewOf(request, registry.previews())?.document.limits ?? {},
    sendShell: sendPage,
    productHosts,
    fontUrl() {
      const [font] = registry.shell()?.fonts ?? [];
      return font ? SHELL_URL + font : null;
    },
  };
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

interface Served {
  registry: Registry;
  views: BrowserViews;
  config: HostingOptions;
  isProduct: (host: string) => boolean;
}

async function sendIndexPage(
  { registry, views, config, isProduct }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request);
  const view = viewOf(request, registry, views);
  const { host, visitor, distribution, preview } = view;
  if (visitor.isNew && registry.hasRollouts()) rememberVisitor(request, reply, visitor);
  const served = await filesFor(view, { shell: registry.shell(), shellUrl: SHELL_URL }, config);
  const { shell, shellUrl, override } = served;
  const servers = Object.values(served.servers);
  const isDevelopment = servers.length > 0;
  if (!shell)
    return reply.code(503).type('text/plain; charset=utf-8').send('O produto ainda não foi construído.');

  const isSignedIn = visitor.accountId !== null;
  const nonce = randomBytes(16).toString('base64');
  const files = { shell, shellUrl, registry: served.registry };
  const data: PageData = {
    ...pageFiles(files, path, isSignedIn),
    distribution,
    host: { name: host, isProduct: isProduct(host), siteId: null },
    version: PRODUCT_VERSION,
    ...(preview && { preview }),
    ...(override && { override }),
    ...(isDevelopment && { development: true as const }),
    ...(config.demoLogins && { demo: config.demoLogins }),
  };
  const announced = announcedFiles(files, path, isSignedIn);

  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy({
      host: request.host,
      nonce,
      developmentServers: servers,
    }),
    'x-content-type-options': 'nosniff',
    // Not even to this server: a link to the login may carry a password, and its first files are asked for before a script runs.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    vary: 'accept-encoding, cookie',
  });
  return sendCompressed(request, reply, renderIndexPage({ data, shell, nonce, announced }));
}
