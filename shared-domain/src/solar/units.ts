/** The units of the calculation. They are plain numbers; the names say what a number counts. */

/** Energy, kWh. */
export type Kwh = number;
/** Peak power of an array under standard conditions, kWp. */
export type Kwp = number;
/** Power of one module in Wp, or of one inverter in W. */
export type Watts = number;
/** Demand or alternating power, kW. */
export type Kw = number;
/** Peak sun hours: mean daily irradiation, kWh/m² a day. */
export type PeakSunHours = number;
/**
 * Amount in R$ inside the viability study, not rounded to cents. Prices of proposals are exact to the cent
 * and are calculated in `../pricing`.
 */
export type Reais = number;
/** Tariff of energy, R$/kWh. */
export type ReaisPerKwh = number;
/** Tariff of demand, R$/kW a month. */
export type ReaisPerKw = number;
/**
 * Share as a fraction of one, such as 0.22 for 22 %. The formulas and results of the calculation engine use
 * fractions.
 */
export type Fraction = number;
/** Share in percent, such as 22 for 22 %, as people type shares and the API sends them. */
export type Percent = number;
/** Angle in degrees. */
export type Degrees = number;
/** Span in years, with a fractional part. */
export type Years = number;

export const percentToFraction = (percent: Percent): Fraction => percent / 100;
