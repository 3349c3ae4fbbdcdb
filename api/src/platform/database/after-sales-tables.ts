import type { TemplateType } from '@girassol/shared-domain/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Cents, DefaultInstant } from './tables';

/** A service that is done, or a product that is supplied (boards.aftersales-002). */
export type AfterSalesType = 'SERVICE' | 'SUPPLY';

/** A line of an activity. It keeps the name that the service had when it was added. */
export interface AfterSalesServicesTable {
  account_id: string;
  sale_id: string;
  /** Id of the service in the settings of the account. */
  service_id: string;
  name: string;
  type: AfterSalesType;
  quantity: Generated<number>;
  /** Of one unit. */
  price_cents: Cents;
  /** What the price is made of, in text lines. */
  price_comps: ColumnType<string[], string[] | undefined, string[]>;
  added_at: DefaultInstant;
}

/** A document with tags, whose contents are a stored file. */
export interface DocumentTemplatesTable {
  account_id: string;
  id: string;
  type: TemplateType | 'CONTRACT';
  name: string;
  file_id: string;
  registered_at: DefaultInstant;
  /** Of contracts: counts within the account. */
  number: ColumnType<number | null, number | null | undefined, number | null>;
  updated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of contracts: the tags in it, each once; null where they were not read. */
  tags: ColumnType<string[] | null, string | null | undefined, string | null>;
  version: Generated<number>;
}

/** The tables of after-sales work. */
export interface AfterSalesTables {
  after_sales_services: AfterSalesServicesTable;
  document_templates: DocumentTemplatesTable;
}
