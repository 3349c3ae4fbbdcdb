/** Option of a financing offer: a number of instalments and their value. */
export interface FinancingOfferOption {
  installments: number;
  /** R$ a month. */
  value: number;
  insuranceValue?: number | null;
}

/** Returns the filled options of an offer: installments and value both above zero (proposals-028). */
export const filterFilledOfferOptions = <Option extends FinancingOfferOption>(
  options: readonly Option[],
): Option[] => options.filter(({ installments, value }) => installments > 0 && value > 0);
