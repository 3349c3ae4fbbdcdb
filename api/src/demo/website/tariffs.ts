import type { Database, NewRow, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import { electricityDistributors } from '@girassol/shared-domain/solar';

/**
 * Source named in the demonstration's electricity tariffs. Every estimate shows it, so that nobody mistakes
 * the invented tariffs for those of a distributor.
 */
export const DEMO_TARIFFS_SOURCE = 'Demonstração: valores ilustrativos, que não são da ANEEL';

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
const TARIFF_VARIATION_STEP = 0.013;

const rounded = (amount: number) => Number(amount.toFixed(5));

/** Inserts invented electricity tariffs, marked as such, if the database has no real ones. */
export async function writeTariffs(tx: Tx, now: number): Promise<void> {
  const validFrom = `${toIsoDate(now).slice(0, 4)}-01-01`;
  const served = electricityDistributors.filter(({ ufs }) => ufs.some((uf) => STATES.includes(uf)));
  const rows = served.flatMap(({ id }, place) =>
    prices.map(({ ucType, price, wire }): NewRow<'electricity_tariffs'> => {
      const factor = 1 + ((place % 9) - 4) * TARIFF_VARIATION_STEP;
      return {
        distributor: id,
        modality: 'B',
        uc_type: ucType,
        kwh_price: rounded(price * factor),
        b_wire: rounded(wire * factor),
        valid_from: validFrom,
        source: DEMO_TARIFFS_SOURCE,
      };
    }),
  );
  await tx.insertInto('electricity_tariffs').values(rows).execute();
}

/**
 * Deletes the invented electricity tariffs from a database that once had the demonstration, so that no
 * estimate uses invented prices.
 */
export const deleteDemoTariffs = (database: Database): Promise<unknown> =>
  database.asSystem((tx) =>
    tx.deleteFrom('electricity_tariffs').where('source', '=', DEMO_TARIFFS_SOURCE).execute(),
  );
