import type { InputProblem } from '../../problems/problem';
import { monthNames } from '../months';
import { type SolarProblemCode, solarProblemMessages } from './messages';

export type SolarProblem = InputProblem<SolarProblemCode>;

/** Collector of the problems of a proposal's data, in the order of the fields. */
export class SolarProblemList {
  readonly problems: SolarProblem[] = [];

  /** @param month 0 to 11, for messages that name one */
  add(path: string, code: SolarProblemCode, month = 0): void {
    const message = solarProblemMessages[code].replace('{month}', monthNames[month] ?? '');
    this.problems.push({ path, code, message });
  }

  /** A number that must be there and in the range, its ends included. */
  inRange(path: string, value: number, least: number, most: number, code: SolarProblemCode): void {
    // Written so that NaN is out of every range.
    if (!(value >= least && value <= most)) this.add(path, code);
  }

  /** A number that may be absent. */
  optionalInRange(
    path: string,
    value: number | null | undefined,
    least: number,
    most: number,
    code: SolarProblemCode,
  ): void {
    if (value !== null && value !== undefined) this.inRange(path, value, least, most, code);
  }
}
