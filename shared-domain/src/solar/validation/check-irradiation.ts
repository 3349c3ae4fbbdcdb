import {
  type IrradiationSources,
  isCompleteIrradiationYear,
  MAX_DAILY_IRRADIATION_KWH_PER_M2,
  resolveSiteIrradiation,
} from '../irradiation/irradiation';
import { MONTHS_PER_YEAR } from '../months';
import type { PeakSunHours } from '../units';
import type { SolarProblemList } from './solar-problem-list';

/**
 * Checks the irradiation of a proposal's location and adds the problems to `list`. If a user enters
 * irradiation, a missing month is a problem; the month is not silently filled from a table.
 */
export function checkIrradiation(list: SolarProblemList, sources: IrradiationSources): void {
  const { entered, tilt } = sources;
  list.optionalInRange('irradiation.tilt', tilt, 0, 90, 'TILT_RANGE');
  if (entered && entered.length > 0) checkEntered(list, entered);
  else if (!isCompleteIrradiationYear(resolveSiteIrradiation(sources)?.monthly))
    list.add('irradiation', 'IRRADIATION_MISSING');
}

function checkEntered(list: SolarProblemList, entered: readonly PeakSunHours[]): void {
  if (entered.length !== MONTHS_PER_YEAR) {
    list.add('irradiation.entered', 'IRRADIATION_MONTHS');
    return;
  }
  for (const [month, hsp] of entered.entries()) {
    if (!(hsp > 0 && hsp <= MAX_DAILY_IRRADIATION_KWH_PER_M2))
      list.add(`irradiation.entered.${month}`, 'IRRADIATION_MONTH', month);
  }
}
