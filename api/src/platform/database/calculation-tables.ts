import type { ConsumptionData } from '@girassol/shared-domain/contract';
import type { MunicipalIrradiation } from '@girassol/shared-domain/solar';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

/** A consumption that somebody of the calculator typed. What follows from it is calculated when it is read. */
export interface CalculationsTable {
  account_id: string;
  id: string;
  user_id: string;
  consumption: ColumnType<ConsumptionData, string, string>;
  /** Of its place, when it was saved. */
  municipal_irradiation: ColumnType<MunicipalIrradiation | null, string | null, string | null>;
  version: Generated<number>;
  registered_at: DefaultInstant;
}

export interface CalculationTables {
  calculations: CalculationsTable;
}
