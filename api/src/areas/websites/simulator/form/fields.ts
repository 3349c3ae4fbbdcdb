import type { SiteSource } from '@girassol/shared-domain/website';

/** What a visitor types in the first step, as it was typed; the names are those of the form. */
export interface SimulatorValues {
  /** R$ a month. */
  conta: string;
  /** kWh a month. */
  kwh: string;
  uf: string;
  /** A city or a postal code. */
  cidade: string;
  classe: string;
  /** Id of a distributor, or `NAO_SEI`. */
  distribuidora: string;
  /** Where the visitor came from, carried along. */
  origem: SiteSource | '';
}

export type SimulatorField = Exclude<keyof SimulatorValues, 'origem'>;

/** What is wrong with a field, or still to be chosen in it. */
export interface FieldProblem<Field extends string = SimulatorField> {
  field: Field;
  message: string;
}

/** What a visitor chooses as distributor without knowing it. */
export const UNKNOWN_DISTRIBUTOR = 'NAO_SEI';

export const idOf = (field: string): string => `simulador-${field}`;

export const problemOf = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  field: Field,
): string | undefined => problems.find((problem) => problem.field === field)?.message;
