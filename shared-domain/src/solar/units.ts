/** The units of the calculation. They are plain numbers; the names say what a number counts. */

/** Energy, kWh. */
export type Kwh = number;
/** Peak power of an array under standard conditions, kWp. */
export type Kwp = number;
/** Power of one piece of equipment, W or Wp. */
export type Watts = number;
/** Demand or alternating power, kW. */
export type Kw = number;
/** Hours of full sun: mean daily irradiation, kWh/m² a day. */
export type Hsp = number;
/** Money inside the viability study, R$, not rounded. Prices are exact: see `../pricing`. */
export type Reais = number;
/** A tariff of energy, R$/kWh. */
export type ReaisPerKwh = number;
/** A tariff of demand, R$/kW a month. */
export type ReaisPerKw = number;
/** A share as the formulas want it: 0.22. Results of the engine are fractions. */
export type Fraction = number;
/** A share as people type it and as it goes over the wire: 22. */
export type Percent = number;
/** Degrees of an angle. */
export type Degrees = number;
/** A span of years, with its part of a year. */
export type Years = number;

export const fractionOf = (percent: Percent): Fraction => percent / 100;
