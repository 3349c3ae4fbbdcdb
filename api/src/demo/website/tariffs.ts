import { toIsoDate } from '@girassol/shared-domain';
import { distributors } from '@girassol/shared-domain/solar';
import type { Database, NewRow, Tx } from '../../platform/database';

/** Stands in every estimate that is made with them: nobody may take them for what a distributor asks. */
export const DEMO_TARIFFS = 'Demonstração: valores ilustrativos, que não são da ANEEL';

/** Distributors of the states that the demonstration works in. */
const STATES = ['MG', 'PR', 'RS', 'SC', 'SP'];

/** R$/kWh with taxes, and the part of it that pays for the grid, about as bills of 2026 show them. */
const prices = [
  { ucType: 'Residencial', price: 0.89, wire: 0.27 },
  { ucType: 'Comercial', price: 0.94, wire: 0.28 },
  { ucType: 'Industrial', price: 0.91, wire: 0.27 },
  { ucType: 'Rural', price: 0.78, wire: 0.23 },
] as const;
/** No two distributors ask the same. */
const STEP = 0.013;

const rounded = (amount: number) => Number(amount.toFixed(5));

/** Tariffs to simulate with while there are no real ones: made up, and marked as such. */
export async function writeTariffs(tx: Tx, now: number): Promise<void> {
  const validFrom = `${toIsoDate(now).slice(0, 4)}-01-01`;
  const served = distributors.filter(({ ufs }) => ufs.some((uf) => STATES.includes(uf)));
  const rows = served.flatMap(({ id }, place) =>
    prices.map(({ ucType, price, wire }): NewRow<'electricity_tariffs'> => {
      const factor = 1 + ((place % 9) - 4) * STEP;
      return {
        distributor: id,
        modality: 'B',
        uc_type: ucType,
        kwh_price: rounded(price * factor),
        b_wire: rounded(wire * factor),
        valid_from: validFrom,
        source: DEMO_TARIFFS,
      };
    }),
  );
  await tx.insertInto('electricity_tariffs').values(rows).execute();
}

/** A database that once had the demonstration calculates nobody's saving with prices that are made up. */
export const forgetDemoTariffs = (database: Database): Promise<unknown> =>
  database.asSystem((tx) =>
    tx.deleteFrom('electricity_tariffs').where('source', '=', DEMO_TARIFFS).execute(),
  );
