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

export interface IrradiationTables {
  irradiation_answers: IrradiationAnswersTable;
}
