import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { listCustomerTimeline } from './list-customer-timeline';

/** Registers the route that lists the timeline of a customer. */
export function registerTimelineRoutes(app: FastifyInstance): void {
  serve(app, 'GET /customers/timeline/:cid/:multiplier', ({ tx, caller, params, query }) =>
    listCustomerTimeline(tx, caller, { ...params, ...query }),
  );
}
