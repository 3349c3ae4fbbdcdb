import type { SignatureChannel } from '@girassol/shared-domain/contract';
import type { SignatureState, SignerKind, SignerRole, TrailKind } from '@girassol/shared-domain/signatures';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant, IsoDate } from './tables';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A contract of an item: what a template was filled with, and the file that came of it. */
export interface SaleContractsTable {
  account_id: string;
  id: string;
  /** Counts within the account. */
  number: number;
  /** The item, also when it has gone. */
  sale_id: string;
  customer_id: string;
  /** Null: deleted since. */
  template_id: Absent<string>;
  template_name: string;
  proposal_id: Absent<string>;
  user_id: string;
  name: string;
  /** Tags and the texts that stand in their place. */
  content: JSONColumnType<Record<string, unknown>, string, string>;
  /** Tags that nothing stood for: the document says so in their place. */
  missing: JSONColumnType<string[], string | undefined, string>;
  /** The last day on which it may be signed. */
  validity_date: IsoDate;
  /** The Word document. */
  file_id: string;
  /** Its place in the archive of the customer; null: deleted there. */
  archive_file_id: Absent<string>;
  /** Of the Word document, hexadecimal. */
  sha256: string;
  /** What the converter made of it; null until somebody asked. */
  pdf_file_id: Absent<string>;
  registered_at: DefaultInstant;
  updated_at: DefaultInstant;
  deleted_at: Absent<Date>;
  version: Generated<number>;
}

/** A document that is to be signed, is signed, or was. */
export interface SignaturesTable {
  account_id: string;
  id: string;
  contract_id: string;
  user_id: string;
  state: Generated<SignatureState>;
  /** The name of the provider's adapter. */
  provider: string;
  /** What the provider calls it; null until it was generated. */
  key: Absent<string>;
  is_ordered: Generated<boolean>;
  validity_date: Absent<string>;
  /** When it ends unsigned, by the clock of the account. */
  expires_at: Absent<Date>;
  /** SHA-256 of what was asked for: the same again is answered with the first, another is refused. */
  request_digest: Absent<string>;
  /** The PDF that people sign, and its SHA-256 in hexadecimal digits. */
  document_file_id: Absent<string>;
  document_hash: Absent<string>;
  pages: Absent<number>;
  sealed_file_id: Absent<string>;
  sealed_hash: Absent<string>;
  verify_code: Absent<string>;
  /** How many have signed, of those who must. */
  signed: Generated<number>;
  signers: Generated<number>;
  sent_by: Absent<string>;
  sent_at: Absent<Date>;
  completed_at: Absent<Date>;
  sealed_at: Absent<Date>;
  ended_at: Absent<Date>;
  end_reason: Absent<string>;
  /** Its contract was deleted: no list has it, its evidence stays. */
  is_hidden: Generated<boolean>;
  /** Of its item; written by triggers. */
  board: ColumnType<string, never, never>;
  owner_id: ColumnType<string | null, never, never>;
  customer_id: ColumnType<string | null, never, never>;
  registered_at: DefaultInstant;
  updated_at: DefaultInstant;
  version: Generated<number>;
}

/** Somebody who signs, approves or is sent a copy. */
export interface SignaturePersonsTable {
  account_id: string;
  id: string;
  signature_id: string;
  /** Order on the screen, from 0. */
  place: number;
  /** From 1; of those with the same one, all may sign at the same time. */
  turn: Generated<number>;
  role: SignerRole;
  kind: SignerKind;
  name: string;
  surname: string;
  email: string;
  /** CPF, eleven digits. */
  document: string;
  /** Digits. */
  phone: string;
  auth: SignatureChannel;
  /** Part of the link; counted up, links that were given out end. */
  epoch: Generated<number>;
  /** What an outside provider calls the person, and where it lets them sign. */
  provider_key: Absent<string>;
  provider_url: Absent<string>;
  notified_at: Absent<Date>;
  notified_by: Absent<string>;
  /** Key of the last mail in the outbox. */
  mail_key: Absent<string>;
  opened_at: Absent<Date>;
  signed_at: Absent<Date>;
  /** As the person wrote it. */
  signed_name: Absent<string>;
  /** PNG of what the person drew. */
  drawing: Absent<Buffer>;
  refused_at: Absent<Date>;
  refusal_reason: Absent<string>;
  wrong_codes: Generated<number>;
  codes_wait_until: Absent<Date>;
}

/** The code that was mailed to somebody last; of a person there is one. */
export interface SignatureCodesTable {
  account_id: string;
  person_id: string;
  code_hash: Buffer;
  sent_at: DefaultInstant;
  expires_at: Date;
  tries: Generated<number>;
}

/** What happened to a document, in a chain of digests. Rows are added and never changed. */
export interface SignatureEventsTable {
  account_id: string;
  id: string;
  signature_id: string;
  /** From 1. */
  seq: number;
  at: Date;
  kind: TrailKind;
  person_id: Absent<string>;
  user_id: Absent<string>;
  facts: JSONColumnType<Record<string, string | number | boolean | null>, string | undefined, never>;
  previous_hash: string;
  hash: string;
}

/** How many documents an account may send. */
export interface SignatureQuotasTable {
  account_id: string;
  total: number;
  valid_from: ColumnType<string, string | undefined, string>;
  valid_until: string;
}

/** How many documents an account has in each state, without those of deleted contracts. Kept by triggers. */
export interface SignatureTotalsTable {
  account_id: string;
  board: string;
  state: SignatureState;
  /** Of the item; of nobody where it went before these were kept. */
  owner_id: string;
  items: number;
}

export interface ContractTables {
  sale_contracts: SaleContractsTable;
  signatures: SignaturesTable;
  signature_persons: SignaturePersonsTable;
  signature_codes: SignatureCodesTable;
  signature_events: SignatureEventsTable;
  signature_quotas: SignatureQuotasTable;
  signature_totals: SignatureTotalsTable;
}
