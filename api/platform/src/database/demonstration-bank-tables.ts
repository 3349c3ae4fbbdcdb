import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** JSON that only the bank itself knows the shape of. */
type Document = ColumnType<unknown, string | undefined, string>;

/**
 * Row of `demo_bank_applications`: a credit request as the demonstration bank (a simulated bank) stores it.
 */
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
  /** Next step that the bank takes by itself; a job for another step does nothing. */
  next_step: Absent<string>;
  /** By the clock of the account. */
  next_at: Absent<Date>;
  created_at: GeneratedTimestamp;
}

/**
 * Row of `demo_bank_files`: a file that was sent to the demonstration bank, stored until the credit request
 * has ended.
 */
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
  submitted_at: GeneratedTimestamp;
}

/**
 * Row of `demo_bank_calls`: a call to the demonstration bank, with the number of failures that were simulated
 * for it.
 */
export interface DemoBankCallsTable {
  account_id: string;
  key: string;
  /** Number of times the bank was made to fail (`+erro` in the e-mail address). */
  failures: Generated<number>;
  done_at: Absent<Date>;
}

/**
 * Row of `demo_bank_events`: an event that the demonstration bank sends to the product, with the state of the
 * credit request at that time.
 */
export interface DemoBankEventsTable {
  account_id: string;
  id: string;
  body: string;
  /** Number of times that the event is sent. */
  times: Generated<number>;
  created_at: GeneratedTimestamp;
  told_at: Absent<Date>;
}

/** Tables of the demonstration bank, a simulated bank. */
export interface DemonstrationBankTables {
  demo_bank_applications: DemoBankApplicationsTable;
  demo_bank_files: DemoBankFilesTable;
  demo_bank_registrations: DemoBankRegistrationsTable;
  demo_bank_calls: DemoBankCallsTable;
  demo_bank_events: DemoBankEventsTable;
}
