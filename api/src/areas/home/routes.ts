import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadCarousel } from './load-carousel';

export function registerHomeRoutes(app: FastifyInstance): void {
  serve(app, 'GET /home/carousel', async ({ tx, caller }) => ({ slides: await loadCarousel(tx, caller) }));
}
