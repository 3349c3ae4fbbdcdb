import { boards } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { analyticsScope } from './analytics-scope';
import { countCustomersAndProposals } from './count-customers-and-proposals';
import { nextSchedules } from './next-schedules';
import { sumOpenItems } from './sum-open-items';
import { generatedSales, wonSales } from './three-months';
import { viewedProposals } from './viewed-proposals';

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

export function analyticsRoutes(app: FastifyInstance): void {
  serve(app, 'GET /analytics/customers-and-proposals-totals/:scope/:id', async ({ tx, caller, params }) =>
    countCustomersAndProposals(tx, caller, await analyticsScope(tx, caller, params)),
  );

  serve(app, 'GET /analytics/gen-sales/:scope/:id', async ({ tx, caller, params }) => {
    return inThree(await generatedSales(tx, caller, await analyticsScope(tx, caller, params)));
  });

  serve(app, 'GET /analytics/closed-sales/:scope/:id', async ({ tx, caller, params }) => {
    const months = await wonSales(tx, caller, await analyticsScope(tx, caller, params));
    const [first, second, third] = months;
    return {
      ...inThree(months),
      totalPower1: first.power,
      totalPower2: second.power,
      totalPower3: third.power,
    };
  });

  serve(app, 'GET /analytics/sales-in-progress/:scope/:id/:type', async ({ tx, caller, params }) => {
    const scope = await analyticsScope(tx, caller, params, boards[params.type].managerPermission);
    return sumOpenItems(tx, caller, scope, params.type);
  });

  serve(app, 'GET /analytics/viewed-proposals-sales/:scope/:id', async ({ tx, caller, params }) => ({
    items: await viewedProposals(tx, caller, await analyticsScope(tx, caller, params)),
  }));

  serve(app, 'GET /analytics/next-schedules/:scope/:id', async ({ tx, caller, params }) => ({
    items: await nextSchedules(tx, caller, await analyticsScope(tx, caller, params)),
  }));
}
