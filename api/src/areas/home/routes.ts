import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { readCarousel } from './read-carousel';

export function homeRoutes(app: FastifyInstance): void {
  serve(app, 'GET /home/carousel', async ({ tx, caller }) => ({ slides: await readCarousel(tx, caller) }));
}
