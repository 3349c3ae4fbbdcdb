import type { DocumentTemplateType } from '@girassol/shared-domain/contract';
import type { ColumnType, Generated } from 'kysely';
import type { AfterSalesType } from './after-sales-type';
import type { Cents, GeneratedTimestamp } from './column-types';

/**
 * Row of `after_sales_services`: a service or product line of an after-sales activity, with the name that the
 * service had when the line was added.
 */
export interface AfterSalesServicesTable {
  account_id: string;
  sale_id: string;
  /** Id of the service in the settings of the account. */
  service_id: string;
  name: string;
  type: AfterSalesType;
  quantity: Generated<number>;
  /** Price of one unit, in cents. */
  price_cents: Cents;
  /** Components of the price, as text lines. */
  price_comps: ColumnType<string[], string[] | undefined, string[]>;
  added_at: GeneratedTimestamp;
}

/**
 * Row of `document_templates`: a document with tags to be filled with data; its contents are a stored file.
 */
export interface DocumentTemplatesTable {
  account_id: string;
  id: string;
  type: DocumentTemplateType | 'CONTRACT';
  name: string;
  file_id: string;
  registered_at: GeneratedTimestamp;
  /** Number of a contract template within the account; null for other types. */
  number: ColumnType<number | null, number | null | undefined, number | null>;
  updated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Tags of a contract template, each once; null if they were not read. */
  tags: ColumnType<string[] | null, string | null | undefined, string | null>;
  version: Generated<number>;
}

/** Tables of the lines of after-sales activities, and of document templates. */
export interface AfterSalesTables {
  after_sales_services: AfterSalesServicesTable;
  document_templates: DocumentTemplatesTable;
}
