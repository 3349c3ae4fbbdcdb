import { serve } from '@girassol/api-platform/http/serve';
import { boardDescriptions } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { countCustomersAndProposals } from './count-customers-and-proposals';
import { listNextScheduledNotes } from './list-next-scheduled-notes';
import { listViewedProposals } from './list-viewed-proposals';
import { resolveAnalyticsScope } from './resolve-analytics-scope';
import { sumOpenItems } from './sum-open-items';
import { loadGeneratedSalesTotals, loadWonSalesTotals } from './three-month-totals';

interface Month {
  amount: number;
  sales: number;
}

/** Three months, the present one first, as the contract names them. */
const inThree = ([first, second, third]: readonly [Month, Month, Month]) => ({
  totalAmount1: first.amount,
  totalAmount2: second.amount,
  totalAmount3: third.amount,
  totalSales1: first.sales,
  totalSales2: second.sales,
  totalSales3: third.sales,
});

/** Registers the routes of the home page's figures and lists. */
export function registerAnalyticsRoutes(app: FastifyInstance): void {
  serve(app, 'GET /analytics/customers-and-proposals-totals/:scope/:id', async ({ tx, caller, params }) =>
    countCustomersAndProposals(tx, caller, await resolveAnalyticsScope(tx, caller, params)),
  );

  serve(app, 'GET /analytics/gen-sales/:scope/:id', async ({ tx, caller, params }) => {
    return inThree(
      await loadGeneratedSalesTotals(tx, caller, await resolveAnalyticsScope(tx, caller, params)),
    );
  });

  serve(app, 'GET /analytics/closed-sales/:scope/:id', async ({ tx, caller, params }) => {
    const months = await loadWonSalesTotals(tx, caller, await resolveAnalyticsScope(tx, caller, params));
    const [first, second, third] = months;
    return {
      ...inThree(months),
      totalPower1: first.power,
      totalPower2: second.power,
      totalPower3: third.power,
    };
  });

  serve(app, 'GET /analytics/sales-in-progress/:scope/:id/:type', async ({ tx, caller, params }) => {
    const scope = await resolveAnalyticsScope(
      tx,
      caller,
      params,
      boardDescriptions[params.type].managerPermission,
    );
    return sumOpenItems(tx, caller, scope, params.type);
  });

  serve(app, 'GET /analytics/viewed-proposals-sales/:scope/:id', async ({ tx, caller, params }) => ({
    items: await listViewedProposals(tx, caller, await resolveAnalyticsScope(tx, caller, params)),
  }));

  serve(app, 'GET /analytics/next-schedules/:scope/:id', async ({ tx, caller, params }) => ({
    items: await listNextScheduledNotes(tx, caller, await resolveAnalyticsScope(tx, caller, params)),
  }));
}
