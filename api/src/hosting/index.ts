import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  announcedFiles,
  type PageData,
  pageRegistry,
  type RegistryQuestion,
} from '@girassol/federation/registry';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { DEMO_PASSWORD, demoLogins } from '../demo';
import { openReleaseStore } from '../registry/release-store';
import { registryRoutes } from '../registry/routes';
import { contentSecurityPolicy } from './content-security-policy';
import { withDevelopmentServers } from './development';
import { distributionOf } from './distributions';
import { hostName, isProductHost } from './hosts';
import { renderIndexPage } from './index-page';
import { openRegistry, type Registry } from './registry';
import { receiveReports } from './reports';
import { sendCompressed } from './send-compressed';
import { serveFiles } from './static-files';
import { rememberVisitor, type Visitor, visitorOf } from './visitor';

export { rememberLogins } from './remember-logins';

const SHELL_URL = '/assets/';
/** Addresses of files and calls: what is not there is not there. */
const neverAPage = /^\/(api|assets|releases|federation)(\/|$)/;

/** What the documents of areas need to know of the pages around them. */
export interface Hosting {
  /** Is this area part of what the host of the request shows? Never on a customer's own domain. */
  hasRemote(request: FastifyRequest, remote: string): boolean;
  /** Answers as if there were no document: the shell says what is at the address. */
  sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Address of the product's own font; null where it is not built. */
  fontUrl(): string | null;
}

/** Serves the shell, the released remotes and the registry. */
export async function registerHosting(app: FastifyInstance, config: Config): Promise<Hosting> {
  const publishedDir = join(config.dataDir, 'releases');
  const registry = await openRegistry({
    database: app.database,
    environment: config.environment,
    buildDir: config.buildDir,
    store: await openReleaseStore(publishedDir, config.s3 ? app.files.store : null),
    errorLimit: config.errorLimit,
    log: app.log,
  });
  app.addHook('onClose', async () => registry.close());
  await serveFiles(app, config.buildDir, publishedDir);
  receiveReports(app, registry);
  registryRoutes(app, registry);

  app.get('/federation/registry', { schema: { hide: true } }, async (request, reply) => {
    const visitor = visitorOf(request);
    return reply
      .header('cache-control', 'no-cache')
      .send(registry.resolve(questionOf(registry, request, visitor)));
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || neverAPage.test(path) || !request.headers.accept?.includes('text/html'))
      return reply.code(404).type('text/plain; charset=utf-8').send('Este endereço não existe.');
    return sendIndexPage(registry, config, path, request, reply);
  });

  return {
    hasRemote(request, remote) {
      const question = questionOf(registry, request, visitorOf(request));
      if (!isProductHost(question.host, config.productHosts)) return false;
      if (config.developmentServers[remote]) return true;
      return registry.resolve(question).remotes.some(({ name }) => name === remote);
    },
    sendShell: (request, reply) =>
      sendIndexPage(registry, config, request.url.split('?')[0] ?? '/', request, reply),
    fontUrl() {
      const [font] = registry.shell()?.fonts ?? [];
      return font ? SHELL_URL + font : null;
    },
  };
}

function questionOf(registry: Registry, request: FastifyRequest, visitor: Visitor): RegistryQuestion {
  const host = hostName(request.host);
  const distribution = distributionOf(host, registry.distributions());
  return {
    host,
    distribution: distribution.key,
    accountId: visitor.accountId,
    bucket: visitor.bucket,
    included: distribution.remotes ?? null,
  };
}

async function sendIndexPage(
  registry: Registry,
  config: Config,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visitor = visitorOf(request);
  if (visitor.isNew && registry.hasRollouts()) rememberVisitor(request, reply, visitor);
  const question = questionOf(registry, request, visitor);
  const built = { shell: registry.shell(), shellUrl: SHELL_URL, registry: registry.resolve(question) };
  const servers = Object.values(config.developmentServers);
  const isDevelopment = servers.length > 0;
  const served = isDevelopment ? await withDevelopmentServers(built, config.developmentServers) : built;
  const { shell, shellUrl } = served;
  if (!shell)
    return reply.code(503).type('text/plain; charset=utf-8').send('O produto ainda não foi construído.');

  const { hosts: _hosts, ...distribution } = distributionOf(question.host, registry.distributions());
  const isSignedIn = visitor.accountId !== null;
  const nonce = randomBytes(16).toString('base64');
  const data: PageData = {
    registry: pageRegistry(served.registry, path, isSignedIn),
    shell: { version: shell.version, integrity: shell.integrity, baseUrl: shellUrl },
    distribution,
    host: { name: question.host, isProduct: isProductHost(question.host, config.productHosts), siteId: null },
    version: PRODUCT_VERSION,
    ...(isDevelopment && { development: true as const }),
    ...(config.demo && { demo: { password: DEMO_PASSWORD, accounts: demoLogins } }),
  };
  const announced = announcedFiles({ shell, shellUrl, registry: served.registry }, path, isSignedIn);

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
