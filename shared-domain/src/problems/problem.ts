/** Problem of a form's input: path of the field, code, and message in Portuguese for the user. */
export interface InputProblem<Code extends string = string> {
  /** Dotted, as the API names fields: `energyBillData.0.monthlyConsumption.3`. */
  path: string;
  code: Code;
  /** Portuguese, for the person who filled the field. */
  message: string;
}
