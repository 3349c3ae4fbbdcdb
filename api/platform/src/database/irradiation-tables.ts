import type { ColumnType } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

/**
 * Row of `irradiation_answers`: the answer of an irradiation service (NASA POWER, PVGIS) for a location,
 * rounded to a hundredth of a degree (about a kilometre).
 */
export interface IrradiationAnswersTable {
  service: 'NASA_POWER' | 'PVGIS';
  latitude: ColumnType<string, number, number>;
  longitude: ColumnType<string, number, number>;
  horizontal: number[];
  source: string;
  asked_at: GeneratedTimestamp;
}

/**
 * Row of `municipal_irradiation`: the irradiation of a municipality according to one source, twelve values in
 * kWh/m² a day, January first.
 */
export interface MunicipalIrradiationTable {
  /** Seven digits. */
  ibge: string;
  /** As a document cites it. */
  source: string;
  year: number;
  horizontal: number[];
  /** On a plane tilted by the latitude. */
  tilted: number[] | null;
  imported_at: GeneratedTimestamp;
}

export interface IrradiationTables {
  municipal_irradiation: MunicipalIrradiationTable;
  irradiation_answers: IrradiationAnswersTable;
}
