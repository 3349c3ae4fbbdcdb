import type { BoardKind, ConsumerUnitType, NoteMention } from '@girassol/shared-domain';
import type { ItemStatus, ProposalData } from '@girassol/shared-domain/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Cents, GeneratedTimestamp, IsoDate, NullableNumeric, Numeric } from './column-types';

/** Time of day as `hh:mm:ss`. */
type TimeOfDay = string;

export interface CustomersTable {
  account_id: string;
  id: string;
  owner_id: string;
  name: string;
  email: Generated<string>;
  phone: Generated<string>;
  whatsapp: Generated<string>;
  document: Generated<string>;
  is_cnpj: Generated<boolean>;
  uf: Generated<string>;
  city: Generated<string>;
  postal_code: Generated<string>;
  street: Generated<string>;
  number: Generated<string>;
  district: Generated<string>;
  complement: Generated<string>;
  origin: string | null;
  archived_at: Date | null;
  registered_at: GeneratedTimestamp;
  /** A month. */
  income_cents: ColumnType<Cents | null, Cents | null | undefined, Cents | null>;
  rg: Generated<string>;
  nationality: Generated<string>;
  profession: Generated<string>;
  in_charge_name: Generated<string>;
  in_charge_cpf: Generated<string>;
  associates: ColumnType<number | null, number | null | undefined, number | null>;
  observations: Generated<string>;
  version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** Null until somebody edits it. */
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time at which the archive of the customer got its first folders; null before. */
  archive_opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Customers that were merged into this one, which exist no longer. */
  merged_ids: Generated<string[]>;
  name_key: GeneratedAlways<string>;
  city_key: GeneratedAlways<string>;
  search_key: GeneratedAlways<string>;
  /** Phones as they are compared: `toPhoneMatchKey`. */
  phone_key: GeneratedAlways<string>;
  whatsapp_key: GeneratedAlways<string>;
}

export interface KanbansTable {
  account_id: string;
  id: string;
  type: BoardKind;
}

export interface KanbanColumnsTable {
  account_id: string;
  id: string;
  kanban_id: string;
  title: string;
  position: number;
  inactivity_window: Generated<number>;
}

/** Row of `counters`: the last number that an account gave to a record of one kind. */
export interface CountersTable {
  account_id: string;
  kind: string;
  value: number;
}

/** Row of `sales`: an item of any of the six boards. It is on its board while its status is IN_PROGRESS. */
export interface SalesTable {
  account_id: string;
  id: string;
  type: BoardKind;
  number: number;
  column_id: string;
  /** Fractional index; compared byte by byte. */
  rank: string;
  status: Generated<ItemStatus>;
  name: string;
  amount_cents: Generated<Cents>;
  power: Numeric;
  lead_temperature: Generated<number>;
  customer_id: string;
  /** GERENTE is the user of the account's manager. */
  owner_id: string;
  /** Further owners of an after-sales activity. */
  co_owner_ids: Generated<string[]>;
  /** Items that follow from one another (lead, sale, project, work, activity) share the id of the first. */
  deal_id: string;
  related_pre_sale: string | null;
  proposal_id: string | null;
  approved_proposal: string | null;
  uc_type: ConsumerUnitType | null;
  mods_qtd: number | null;
  inv_qtd: number | null;
  distance: NullableNumeric;
  roof_hight: NullableNumeric;
  inverter_type: Generated<string>;
  validity_date: IsoDate | null;
  due_date: IsoDate | null;
  sale_lost_reason: string | null;
  exec_status: 'INTERNAL' | 'OUTSOURCED' | null;
  finished_date: IsoDate | null;
  /** Time at which the item left the board. */
  closed_at: Date | null;
  /** The day it was finished: the one named, otherwise that of leaving the board. */
  closed_day: GeneratedAlways<IsoDate | null>;
  confirmed_amount_cents: Cents | null;
  work_city: Generated<string>;
  work_address: Generated<string>;
  registered_at: GeneratedTimestamp;
  last_activity_at: GeneratedTimestamp;
  last_activity_text: string | null;
  search_key: GeneratedAlways<string>;
}

/**
 * Row of `column_totals`: number and total amount of the items of one owner in one column of a board.
 * Triggers on `sales` maintain the table; use cases never write it.
 */
export interface ColumnTotalsTable {
  account_id: string;
  column_id: string;
  owner_id: string;
  items: number;
  amount_cents: Cents;
}

export interface NotesTable {
  account_id: string;
  id: string;
  sale_id: string;
  user_id: string;
  content: string;
  type: string;
  is_private: Generated<boolean>;
  notification_date: IsoDate | null;
  time_start: TimeOfDay | null;
  time_end: TimeOfDay | null;
  notification_at: Date | null;
  /** Start for which the schedule was announced. */
  reminded_for: ColumnType<Date | null, never, Date | null>;
  /** People whom the text links. Written as JSON text. */
  mentions: ColumnType<NoteMention[], string | undefined, string>;
  version: Generated<number>;
  registered_at: GeneratedTimestamp;
  search_key: GeneratedAlways<string>;
}

/**
 * Row of `histories`: an entry in the audit log of a customer or item, with the name and e-mail of the user
 * at that time.
 */
export interface HistoriesTable {
  account_id: string;
  id: string;
  customer_id: string;
  sale_id: string | null;
  title: string;
  content: string;
  user_id: string | null;
  user_name: string;
  user_email: string;
  registered_at: GeneratedTimestamp;
}

export interface ProposalsTable {
  account_id: string;
  id: string;
  front_id: string;
  count: number | null;
  finished: Generated<boolean>;
  views: Generated<number>;
  /** The last look from outside the account. */
  last_viewed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  power: Numeric;
  final_price_cents: Generated<Cents>;
  validity_date: IsoDate | null;
  financing_pre_approved: Generated<boolean>;
  customer_id: string;
  sale_id: string | null;
  user_id: string;
  registered_at: GeneratedTimestamp;
  /** The sections that were filled so far. */
  data: ColumnType<ProposalData, string | undefined, string>;
  /** The agreed proposal that this one is a new version of. */
  predecessor_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last step that was done; going back lowers it. 0 for none. */
  step: Generated<number>;
  version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** Null until somebody changes it. */
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Row of `proposal_views`: a day on which a visitor from outside the account viewed a proposal. */
export interface ProposalViewsTable {
  account_id: string;
  proposal_id: string;
  day: IsoDate;
  visitor: Buffer;
}

/** Row of `reject_reasons`: the reason for which a project was rejected (Reprova). */
export interface RejectReasonsTable {
  account_id: string;
  id: string;
  sale_id: string;
  user_id: string;
  reason: string;
  registered_at: GeneratedTimestamp;
}

/** Row of `checklists`: the checklist of one kind of board in an account. */
export interface ChecklistsTable {
  account_id: string;
  id: string;
  type: BoardKind;
  version: Generated<number>;
}

export interface ChecklistItemsTable {
  account_id: string;
  id: string;
  checklist_id: string;
  position: number;
  type: 'checkbox' | 'text' | 'number' | 'list';
  task: string;
  category: Generated<string>;
  options: Generated<string[]>;
  removed_at: Date | null;
}

export interface ChecklistAnswersTable {
  account_id: string;
  sale_id: string;
  item_id: string;
  answer_boolean: boolean | null;
  answer_string: string | null;
  answer_number: NullableNumeric;
  user_id: string;
  answered_at: GeneratedTimestamp;
}

/** Tables of customers, boards, notes and proposals. */
export interface BusinessTables {
  customers: CustomersTable;
  kanbans: KanbansTable;
  kanban_columns: KanbanColumnsTable;
  counters: CountersTable;
  sales: SalesTable;
  column_totals: ColumnTotalsTable;
  notes: NotesTable;
  histories: HistoriesTable;
  proposals: ProposalsTable;
  proposal_views: ProposalViewsTable;
  checklists: ChecklistsTable;
  checklist_items: ChecklistItemsTable;
  checklist_answers: ChecklistAnswersTable;
  reject_reasons: RejectReasonsTable;
}
