import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant } from './tables';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** JSON that only the bank itself knows the shape of. */
type Document = ColumnType<unknown, string | undefined, string>;

/** A request as the demonstration bank keeps it. */
export interface DemoBankApplicationsTable {
  account_id: string;
  id: string;
  /** As the bank counts, over all accounts. */
  number: GeneratedAlways<number>;
  /** A submission with the same key is the same request. */
  submit_key: string;
  reference: string;
  company_name: string;
  associates: number;
  request: ColumnType<unknown, string, string>;
  stage: 'SIMULATION' | 'DEAL';
  status: string;
  reason: Absent<string>;
  seq: Generated<number>;
  pre_approved: Generated<boolean>;
  findings: Document;
  offers: Document;
  accepted: Absent<string>;
  papers: Document;
  link: ColumnType<unknown, string | null | undefined, string | null>;
  contract_signed: Generated<boolean>;
  service_approved: Generated<boolean>;
  /** By the clock of the account. */
  expires_at: Absent<Date>;
  review_asked: Generated<boolean>;
  /** A paper was asked for a second time: that happens once. */
  asked_again: Generated<boolean>;
  /** What it does by itself next; a job that names another step comes too late. */
  next_step: Absent<string>;
  /** By the clock of the account. */
  next_at: Absent<Date>;
  created_at: DefaultInstant;
}

/** What was sent, until the request is over. */
export interface DemoBankFilesTable {
  account_id: string;
  application_id: string;
  semantic: string;
  content_type: string;
  body: Buffer;
}

export interface DemoBankRegistrationsTable {
  account_id: string;
  corporate_name: string;
  cnpj: string;
  name: string;
  email: string;
  phone: string;
  status: string;
  seq: Generated<number>;
  next_step: Absent<string>;
  submitted_at: DefaultInstant;
}

export interface DemoBankCallsTable {
  account_id: string;
  key: string;
  /** How often it was made to fail (`+erro`). */
  failures: Generated<number>;
  done_at: Absent<Date>;
}

/** What the bank tells, each with all that it knew then. */
export interface DemoBankEventsTable {
  account_id: string;
  id: string;
  body: string;
  /** How often it is told. */
  times: Generated<number>;
  created_at: DefaultInstant;
  told_at: Absent<Date>;
}

/** The books of the demonstration bank. */
export interface DemonstrationBankTables {
  demo_bank_applications: DemoBankApplicationsTable;
  demo_bank_files: DemoBankFilesTable;
  demo_bank_registrations: DemoBankRegistrationsTable;
  demo_bank_calls: DemoBankCallsTable;
  demo_bank_events: DemoBankEventsTable;
}
