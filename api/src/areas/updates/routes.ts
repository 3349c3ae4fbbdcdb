import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { isOlder } from './versions';

export interface UpdatesConfig {
  /** Clients older than this must reload at once (CRITICAL_BELOW). */
  criticalBelow?: string | undefined;
}

export function updateRoutes(app: FastifyInstance, { criticalBelow }: UpdatesConfig): void {
  serve(app, 'POST /updates/updated', async ({ body: { clientVersion } }) => {
    const needUpdate = isOlder(clientVersion, PRODUCT_VERSION);
    return {
      needUpdate,
      critical: needUpdate && criticalBelow !== undefined && isOlder(clientVersion, criticalBelow),
    };
  });
}
