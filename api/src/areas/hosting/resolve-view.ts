import {
  type Distribution,
  type PageData,
  type RegistryResolveContext,
  type ResolvedRegistry,
  toHostDistribution,
} from '@girassol/federation/registry';
import { matchesPath } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';
import { getDistribution } from '../registry/live/distributions';
import { getHostName } from '../registry/live/hosts';
import type {
  BrowserOverride,
  OverrideAndPreviewCookies,
} from '../registry/live/override-and-preview-cookies';
import type { Registry } from '../registry/live/registry';
import { type BrowserVisitor, readVisitorCookie } from './browser-visitor';

/**
 * Distribution, releases, preview and override that a browser is served. They follow from the host, the
 * account that the browser last worked for, and the cookies and permissions of operators.
 */
export interface BrowserView {
  host: string;
  visitor: BrowserVisitor;
  distribution: Distribution;
  registry: ResolvedRegistry;
  /** Is this path an address of the product that the distribution leaves out? */
  isLeftOut(path: string): boolean;
  preview: PageData['preview'] | null;
  override: BrowserOverride | null;
}

/**
 * Resolves the distribution, releases, preview and override for a request from memory, without a query to the
 * database.
 */
export function resolveBrowserView(
  request: FastifyRequest,
  registry: Registry,
  views: OverrideAndPreviewCookies,
): BrowserView {
  const host = getHostName(request.host);
  const visitor = readVisitorCookie(request);
  const preview = views.getPreview(request, registry.previews());
  const override = views.getOverride(request, registry.overridePermissions());
  const document = preview?.document ?? getDistribution(host, registry.distributions());
  const question: RegistryResolveContext = {
    host,
    distribution: document.key,
    accountId: visitor.accountId,
    bucket: visitor.bucket,
    included: document.remotes ?? null,
    suppressed: document.suppressed ?? [],
    ...(override?.version && { override: { remote: override.remote, version: override.version } }),
  };
  const resolved = registry.resolve(question);
  const isWhole = !document.remotes && !document.suppressed?.length;
  const hasRoute = ({ remotes }: ResolvedRegistry, path: string) =>
    remotes.some(({ routes }) => routes.some((route) => matchesPath(route.path, path)));
  return {
    host,
    visitor,
    // The texts of a preview are those of the first host it is for: here it stands on another one.
    distribution: toHostDistribution(document, preview ? (document.hosts[0] ?? host) : host),
    registry: resolved,
    isLeftOut: (path) =>
      !isWhole &&
      !hasRoute(resolved, path) &&
      hasRoute(registry.resolve({ ...question, included: null, suppressed: [] }), path),
    preview: preview && {
      until: preview.until,
      ...(document.home?.carousel && { carousel: document.home.carousel }),
    },
    override,
  };
}
