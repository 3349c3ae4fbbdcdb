import type { Kwh } from '../units';

/**
 * Number of months for which an energy credit is valid after the month of generation (Lei 14.300/2022, art.
 * 13).
 */
export const CREDIT_VALIDITY_MONTHS = 60;

/**
 * Balance of the energy credits of one consumer unit, of which the oldest are used first. Implemented as a
 * ring buffer with one slot per month of validity: the credit of month `t` is in slot `t mod 60` until month
 * `t + 60` overwrites the slot.
 */
export class EnergyCreditBank {
  #places = new Float64Array(CREDIT_VALIDITY_MONTHS);
  #balance: Kwh = 0;

  get balance(): Kwh {
    return this.#balance;
  }

  /** Uses up to `wanted` in month `month`; answers what there was. */
  take(wanted: Kwh, month: number): Kwh {
    if (wanted <= 0 || this.#balance <= 0) return 0;
    let missing = wanted;
    for (let age = 0; age < CREDIT_VALIDITY_MONTHS && missing > 0; age += 1) {
      const place = (month + age) % CREDIT_VALIDITY_MONTHS;
      const here = this.#places[place] ?? 0;
      const used = Math.min(here, missing);
      this.#places[place] = here - used;
      missing -= used;
    }
    const taken = wanted - missing;
    this.#balance = Math.max(0, this.#balance - taken);
    return taken;
  }

  /** Ends month `month`: what is 60 months old lapses, `credit` is kept. Answers what lapsed. */
  close(month: number, credit: Kwh): Kwh {
    const place = month % CREDIT_VALIDITY_MONTHS;
    const expired = this.#places[place] ?? 0;
    this.#places[place] = credit;
    this.#balance = Math.max(0, this.#balance - expired + credit);
    return expired;
  }
}
