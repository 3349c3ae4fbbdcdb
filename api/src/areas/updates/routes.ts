import { serve } from '@girassol/api-platform/http/serve';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { isOlderVersion } from './versions';

/**
 * Configuration of the call that tells a browser whether its version of the product is outdated. Versions
 * below `criticalBelow` must reload at once.
 */
export interface UpdatesConfig {
  /** Clients older than this must reload at once (CRITICAL_BELOW). */
  criticalBelow?: string | undefined;
}

export function registerUpdateRoutes(app: FastifyInstance, { criticalBelow }: UpdatesConfig): void {
  serve(app, 'POST /updates/updated', async ({ body: { clientVersion } }) => {
    const needUpdate = isOlderVersion(clientVersion, PRODUCT_VERSION);
    return {
      needUpdate,
      critical: needUpdate && criticalBelow !== undefined && isOlderVersion(clientVersion, criticalBelow),
    };
  });
}
