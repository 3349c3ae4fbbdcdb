import type { ConsumerUnitType } from '@girassol/shared-domain';
import type { GeneratedTimestamp, IsoDate } from './column-types';

/** Row of `electricity_tariffs`: the tariff of a distributor for a class from a day on, R$/kWh with taxes. */
export interface ElectricityTariffsTable {
  /** Id of `shared-domain/src/solar/distributors.ts`. */
  distributor: string;
  modality: 'A' | 'B';
  uc_type: ConsumerUnitType;
  kwh_price: number;
  /** Full TUSD Fio B; null: the source does not tell it. */
  b_wire: number | null;
  valid_from: IsoDate;
  /** As a page cites it. */
  source: string;
  imported_at: GeneratedTimestamp;
}

export interface TariffTables {
  electricity_tariffs: ElectricityTariffsTable;
}
