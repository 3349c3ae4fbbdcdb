import { DAYS_IN_MONTH } from '@girassol/shared-domain/solar';
import { z } from 'zod';
import { callIrradiationService } from './call-service';
import type { IrradiationService, IrradiationServiceOptions } from './irradiation-service';

/** `H(h)_m`: kWh/m² of a whole month of one year, on the horizontal. */
const answerSchema = z.object({
  outputs: z.object({
    monthly: z.array(
      z.object({ year: z.number(), month: z.number().int().min(1).max(12), 'H(h)_m': z.number() }),
    ),
  }),
});

/**
 * Creates the client of the monthly radiation service of PVGIS
 * (https://joint-research-centre.ec.europa.eu/pvgis): mean irradiation over the years of the service, free,
 * without a key.
 */
export function createPvgisService(options: IrradiationServiceOptions): IrradiationService {
  return {
    find({ latitude, longitude }) {
      const query = new URLSearchParams({
        lat: String(latitude),
        lon: String(longitude),
        horirrad: '1',
        outputformat: 'json',
      });
      return callIrradiationService(options, `${options.url}/MRcalc?${query}`, (body) => {
        const { monthly } = answerSchema.parse(body).outputs;
        const years = monthly.map(({ year }) => year);
        const horizontal = DAYS_IN_MONTH.map((days, index) => {
          const sums = monthly.filter(({ month }) => month === index + 1).map((one) => one['H(h)_m']);
          // Nothing to divide is no number, and so no whole year.
          return sums.reduce((total, sum) => total + sum, 0) / sums.length / days;
        });
        return {
          horizontal,
          source: `PVGIS, ${Math.min(...years)} a ${Math.max(...years)}, ${latitude}; ${longitude}`,
        };
      });
    },
  };
}
