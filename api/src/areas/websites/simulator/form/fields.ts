import type { SiteTrafficSource } from '@girassol/shared-domain/website';

/** Values of the first step of the simulator as the visitor typed them, by the names of the form. */
export interface SimulatorValues {
  /** R$ a month. */
  conta: string;
  /** kWh a month. */
  kwh: string;
  uf: string;
  /** A city or a postal code. */
  cidade: string;
  classe: string;
  /** `B`, or `A` for medium and high voltage. */
  grupo: string;
  /** Group A: `Verde` or `Azul`. */
  modalidade: string;
  /** Group A: kWh a month at peak. */
  kwhPonta: string;
  /** R$ per kWh, as the visitor's bill has it; off peak in group A. */
  tarifa: string;
  tarifaPonta: string;
  /** R$ per kW of demand and month. */
  demanda: string;
  demandaPonta: string;
  /** Id of a distributor, or `NAO_SEI`; empty: that of the city. */
  distribuidora: string;
  /** Source of the visitor, passed on. */
  origem: SiteTrafficSource | '';
}

/** Name of a field that the visitor fills in at the first step of the simulator. */
export type SimulatorFieldName = Exclude<keyof SimulatorValues, 'origem'>;

/** Problem with a field in a form of the simulator, with the message for the visitor. */
export interface FieldProblem<Field extends string = SimulatorFieldName> {
  field: Field;
  message: string;
}

/** Value of the field for the electricity distributor if the visitor does not know the distributor. */
export const UNKNOWN_DISTRIBUTOR = 'NAO_SEI';

/** Returns the HTML id of a field in a form of the simulator. */
export const getFieldId = (field: string): string => `simulador-${field}`;

/** Returns the message about a field in a form of the simulator, undefined if the field has no problem. */
export const getFieldProblem = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  field: Field,
): string | undefined => problems.find((problem) => problem.field === field)?.message;
