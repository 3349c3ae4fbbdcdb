import { z } from 'zod';
import { callIrradiationService } from './call-service';
import type { IrradiationService, IrradiationServiceOptions } from './irradiation-service';

const PARAMETER = 'ALLSKY_SFC_SW_DWN';
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** Community RE answers kWh/m² a day; -999 stands for nothing known. */
const answerSchema = z.object({
  properties: z.object({ parameter: z.object({ [PARAMETER]: z.record(z.string(), z.number()) }) }),
});

/**
 * Creates the client of the climatology service of NASA POWER (https://power.larc.nasa.gov/docs): mean
 * irradiation over many years, free, without a key.
 */
export function createNasaPowerService(options: IrradiationServiceOptions): IrradiationService {
  return {
    find({ latitude, longitude }) {
      const query = new URLSearchParams({
        parameters: PARAMETER,
        community: 'RE',
        latitude: String(latitude),
        longitude: String(longitude),
        format: 'JSON',
      });
      return callIrradiationService(options, `${options.url}/temporal/climatology/point?${query}`, (body) => {
        const months = answerSchema.parse(body).properties.parameter[PARAMETER];
        return {
          horizontal: MONTHS.map((month) => months[month] ?? Number.NaN),
          source: `NASA POWER, climatologia, ${latitude}; ${longitude}`,
        };
      });
    },
  };
}
