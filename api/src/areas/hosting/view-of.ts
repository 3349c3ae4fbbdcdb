import {
  type Distribution,
  distributionOnHost,
  type PageData,
  type RegistryQuestion,
  type ResolvedRegistry,
} from '@girassol/federation/registry';
import type { FastifyRequest } from 'fastify';
import type { BrowserViews, Override } from '../registry/live/browser-views';
import { distributionOf } from '../registry/live/distributions';
import { hostName } from '../registry/live/hosts';
import type { Registry } from '../registry/live/registry';
import { type Visitor, visitorOf } from './visitor';

/** What a browser is shown: by its host, by who worked in it last, and by what an operator let it see. */
export interface View {
  host: string;
  visitor: Visitor;
  distribution: Distribution;
  registry: ResolvedRegistry;
  preview: PageData['preview'] | null;
  override: Override | null;
}

/** Decides it for one request. Needs no database. */
export function viewOf(request: FastifyRequest, registry: Registry, views: BrowserViews): View {
  const host = hostName(request.host);
  const visitor = visitorOf(request);
  const preview = views.previewOf(request, registry.previews());
  const override = views.overrideOf(request, registry.overridePermissions());
  const document = preview?.document ?? distributionOf(host, registry.distributions());
  const question: RegistryQuestion = {
    host,
    distribution: document.key,
    accountId: visitor.accountId,
    bucket: visitor.bucket,
    included: document.remotes ?? null,
    suppressed: document.suppressed ?? [],
    ...(override?.version && { override: { remote: override.remote, version: override.version } }),
  };
  return {
    host,
    visitor,
    // The texts of a preview are those of the first host it is for: here it stands on another one.
    distribution: distributionOnHost(document, preview ? (document.hosts[0] ?? host) : host),
    registry: registry.resolve(question),
    preview: preview && {
      until: preview.until,
      ...(document.home?.carousel && { carousel: document.home.carousel }),
    },
    override,
  };
}
