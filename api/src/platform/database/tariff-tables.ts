import type { UcType } from '@girassol/shared-domain';
import type { DefaultInstant, IsoDate } from './tables';

/** What a distributor asks of a class from a day on, R$/kWh with taxes. */
export interface ElectricityTariffsTable {
  /** Id of `shared-domain/src/solar/distributors.ts`. */
  distributor: string;
  modality: 'A' | 'B';
  uc_type: UcType;
  kwh_price: number;
  /** Full TUSD Fio B; null: the source does not tell it. */
  b_wire: number | null;
  valid_from: IsoDate;
  /** As a page cites it. */
  source: string;
  imported_at: DefaultInstant;
}

export interface TariffTables {
  electricity_tariffs: ElectricityTariffsTable;
}
