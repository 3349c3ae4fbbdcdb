import type { ConsumptionData } from '@girassol/shared-domain/contract';
import type { MunicipalIrradiation } from '@girassol/shared-domain/solar';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

/**
 * Row of `calculations`: consumption that a calculator user entered. The results are not stored; each read
 * computes them.
 */
export interface CalculationsTable {
  account_id: string;
  id: string;
  user_id: string;
  consumption: ColumnType<ConsumptionData, string, string>;
  /** Irradiation of its municipality at the time of saving; null if unknown. */
  municipal_irradiation: ColumnType<MunicipalIrradiation | null, string | null, string | null>;
  version: Generated<number>;
  registered_at: GeneratedTimestamp;
}

export interface CalculationTables {
  calculations: CalculationsTable;
}
