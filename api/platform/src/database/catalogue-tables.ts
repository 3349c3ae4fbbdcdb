import type { CatalogueKind } from '@girassol/shared-domain';
import type { KitRequest } from '@girassol/shared-domain/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Cents, GeneratedTimestamp } from './column-types';

/** Properties of a catalogue item that depend on its `kind`. Units are those of the contract. */
export interface CatalogueItemProperties {
  warrantyDefect?: number;
  warrantyEfficiency?: number;
  weight?: number;
  mLength?: number;
  width?: number;
  warranty?: number;
  monitoring?: 'Wi-Fi' | '4g' | 'Nenhum';
  voltage?: string;
  type?: 'inverter' | 'microinverter';
  detail?: string;
}

/** Row of `catalogue_items`: a module, an inverter or a piece of equipment that the account buys. */
export interface CatalogueItemsTable {
  account_id: string;
  id: string;
  kind: CatalogueKind;
  /** The model; of equipment, what it is. */
  name: string;
  manufacturer: Generated<string>;
  /** Wp of a module, W of an inverter; 0 of anything else. */
  power: ColumnType<string, number | undefined, number>;
  stock: Generated<number>;
  price_cents: Generated<Cents>;
  facts: ColumnType<CatalogueItemProperties, string, string>;
  version: Generated<number>;
  registered_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  updated_by: string;
  name_key: GeneratedAlways<string>;
  search_key: GeneratedAlways<string>;
}

type Json<T> = ColumnType<T, string, string>;

/**
 * Row of `kits`: modules, inverters and other items that are bought together. Repeats brands, types and words
 * of the kit's lines, so that lists can be searched and filtered.
 */
export interface KitsTable {
  account_id: string;
  id: string;
  owner_id: string;
  supplier: string;
  voltage: string;
  fixation: string;
  price_cents: Cents;
  mod_price_cents: Cents;
  inv_price_cents: Cents;
  eqp_price_cents: Cents;
  /** kWp */
  power: ColumnType<string, number, number>;
  modules: Json<KitRequest['pvModuleData']>;
  inverters: Json<KitRequest['inverterData']>;
  items: Json<KitRequest['additionalItems']>;
  module_brands: string[];
  inverter_brands: string[];
  inverter_types: string[];
  words: string;
  version: Generated<number>;
  registered_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  updated_by: string;
  search_key: GeneratedAlways<string>;
}

/** Tables of catalogue and kits. */
export interface CatalogueTables {
  catalogue_items: CatalogueItemsTable;
  kits: KitsTable;
}
