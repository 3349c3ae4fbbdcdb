/** One thing that is wrong with what was entered: the field it stands in, a code for programs, a sentence for people. */
export interface Problem<Code extends string = string> {
  /** Dotted, as the API names fields: `energyBillData.0.monthlyConsumption.3`. */
  path: string;
  code: Code;
  /** Portuguese, for the person who filled the field. */
  message: string;
}
