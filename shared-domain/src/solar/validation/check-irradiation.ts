import { type IrradiationSources, irradiationOf, isWholeYear, MOST_SUN } from '../irradiation/irradiation';
import { MONTHS } from '../months';
import type { Hsp } from '../units';
import type { ProblemList } from './problem-list';

/** Typed months are wanted whole: a gap is told, never filled from a table behind the person's back. */
export function checkIrradiation(list: ProblemList, sources: IrradiationSources): void {
  const { entered, tilt } = sources;
  list.optionalInRange('irradiation.tilt', tilt, 0, 90, 'TILT_RANGE');
  if (entered && entered.length > 0) checkEntered(list, entered);
  else if (!isWholeYear(irradiationOf(sources)?.monthly)) list.add('irradiation', 'IRRADIATION_MISSING');
}

function checkEntered(list: ProblemList, entered: readonly Hsp[]): void {
  if (entered.length !== MONTHS) {
    list.add('irradiation.entered', 'IRRADIATION_MONTHS');
    return;
  }
  for (const [month, hsp] of entered.entries()) {
    if (!(hsp > 0 && hsp <= MOST_SUN)) list.add(`irradiation.entered.${month}`, 'IRRADIATION_MONTH', month);
  }
}
