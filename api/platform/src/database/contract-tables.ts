import type { SignatureChannel } from '@girassol/shared-domain/contract';
import type {
  SignatureState,
  SignatureTrailEventKind,
  SignerAction,
  SignerRole,
} from '@girassol/shared-domain/signatures';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GeneratedTimestamp, IsoDate } from './column-types';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Row of `sale_contracts`: a contract of an item, with the values that filled its template and the resulting file. */
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
  /** SHA-256 of the Word document, in hexadecimal. */
  sha256: string;
  /** File of the converted PDF; null until somebody requested it. */
  pdf_file_id: Absent<string>;
  registered_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  deleted_at: Absent<Date>;
  version: Generated<number>;
}

/**
 * Row of `signatures`: an attempt to have a contract signed, with its signers and its state from draft to
 * sealed, cancelled, refused or expired.
 */
export interface SignaturesTable {
  account_id: string;
  id: string;
  contract_id: string;
  user_id: string;
  state: Generated<SignatureState>;
  /** The name of the provider's adapter. */
  provider: string;
  /** Id of the document at the provider; null until it was generated. */
  key: Absent<string>;
  is_ordered: Generated<boolean>;
  validity_date: Absent<string>;
  /** Time at which an unsigned document expires, by the clock of the account. */
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
  /** Number of persons who have signed, of those who must. */
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
  /** Board of the contract's item; written by triggers. */
  board: ColumnType<string, never, never>;
  owner_id: ColumnType<string | null, never, never>;
  customer_id: ColumnType<string | null, never, never>;
  registered_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

/** Row of `signature_persons`: a person who signs, approves or gets a copy of a document. */
export interface SignaturePersonsTable {
  account_id: string;
  id: string;
  signature_id: string;
  /** Order on the screen, from 0. */
  place: number;
  /** From 1; of those with the same one, all may sign at the same time. */
  turn: Generated<number>;
  role: SignerRole;
  kind: SignerAction;
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
  /** Id of the person at an outside provider, and the address at which that provider lets them sign. */
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

/** Row of `signature_codes`: the last code that was mailed to a signer; a signer has at most one row. */
export interface SignatureCodesTable {
  account_id: string;
  person_id: string;
  code_hash: Buffer;
  sent_at: GeneratedTimestamp;
  expires_at: Date;
  tries: Generated<number>;
}

/**
 * Row of `signature_events`: an event in the trail of a document to be signed. Each row contains the digest
 * of the one before. Append-only.
 */
export interface SignatureEventsTable {
  account_id: string;
  id: string;
  signature_id: string;
  /** From 1. */
  seq: number;
  at: Date;
  kind: SignatureTrailEventKind;
  person_id: Absent<string>;
  user_id: Absent<string>;
  facts: JSONColumnType<Record<string, string | number | boolean | null>, string | undefined, never>;
  previous_hash: string;
  hash: string;
}

/** Row of `signature_quotas`: the number of documents that an account may send for signature in a period. */
export interface SignatureQuotasTable {
  account_id: string;
  total: number;
  valid_from: ColumnType<string, string | undefined, string>;
  valid_until: string;
}

/**
 * Row of `signature_totals`: the number of signatures of an account by board, state and owner, without the
 * signatures of deleted contracts. Maintained by triggers.
 */
export interface SignatureTotalsTable {
  account_id: string;
  board: string;
  state: SignatureState;
  /** Owner of the item; nobody's id where the item was deleted before owners were stored. */
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
