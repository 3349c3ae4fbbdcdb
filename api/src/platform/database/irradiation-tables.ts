import type { ColumnType } from 'kysely';
import type { DefaultInstant } from './tables';

/** What a service answered of a place, rounded to a hundredth of a degree: about a kilometre. */
export interface IrradiationAnswersTable {
  service: 'NASA_POWER' | 'PVGIS';
  latitude: ColumnType<string, number, number>;
  longitude: ColumnType<string, number, number>;
  horizontal: number[];
  source: string;
  asked_at: DefaultInstant;
}

/** What a source says of a municipality, kWh/m² a day, January first. */
export interface MunicipalIrradiationTable {
  /** Seven digits. */
  ibge: string;
  /** As a document cites it. */
  source: string;
  year: number;
  horizontal: number[];
  /** On a plane tilted by the latitude. */
  tilted: number[] | null;
  imported_at: DefaultInstant;
}

export interface IrradiationTables {
  municipal_irradiation: MunicipalIrradiationTable;
  irradiation_answers: IrradiationAnswersTable;
}
