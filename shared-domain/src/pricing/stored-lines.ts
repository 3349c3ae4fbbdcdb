/** One term of a financing offer. */
export interface OfferOption {
  installments: number;
  /** R$ a month. */
  value: number;
  insuranceValue?: number | null;
}

/** Of an offer's terms those that are filled: installments and value both above zero (proposals-028). */
export const filledOptions = <Option extends OfferOption>(options: readonly Option[]): Option[] =>
  options.filter(({ installments, value }) => installments > 0 && value > 0);
