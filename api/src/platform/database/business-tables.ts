import type { BoardKind, UcType } from '@girassol/shared-domain';
import type { ItemStatus, ProposalData } from '@girassol/shared-domain/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Cents, DefaultInstant, IsoDate } from './tables';

/** numeric: arrives as text, so that nothing is rounded on the way. */
export type Numeric = ColumnType<string, number | string | undefined, number | string>;
export type NullableNumeric = ColumnType<
  string | null,
  number | string | null | undefined,
  number | string | null
>;
/** `hh:mm:ss` */
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
  registered_at: DefaultInstant;
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
  updated_at: DefaultInstant;
  /** Null until somebody edits it. */
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its archive got its first folders. */
  archive_opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  name_key: GeneratedAlways<string>;
  city_key: GeneratedAlways<string>;
  search_key: GeneratedAlways<string>;
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

export interface CountersTable {
  account_id: string;
  kind: string;
  value: number;
}

/** An item of any of the six boards. It is on its board while its status is IN_PROGRESS. */
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
  uc_type: UcType | null;
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
  /** When the item left the board. */
  closed_at: Date | null;
  /** The day it was finished: the one named, otherwise that of leaving the board. */
  closed_day: GeneratedAlways<IsoDate | null>;
  confirmed_amount_cents: Cents | null;
  work_city: Generated<string>;
  work_address: Generated<string>;
  registered_at: DefaultInstant;
  last_activity_at: DefaultInstant;
  last_activity_text: string | null;
  search_key: GeneratedAlways<string>;
}

/** Kept by triggers on `sales`; never written by a use case. */
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
  version: Generated<number>;
  registered_at: DefaultInstant;
  search_key: GeneratedAlways<string>;
}

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
  registered_at: DefaultInstant;
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
  registered_at: DefaultInstant;
  /** The sections that were filled so far. */
  data: ColumnType<ProposalData, string | undefined, string>;
  /** The agreed proposal that this one is a new version of. */
  predecessor_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last step that was done; going back lowers it. 0 for none. */
  step: Generated<number>;
  version: Generated<number>;
  updated_at: DefaultInstant;
  /** Null until somebody changes it. */
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
}

/** That somebody outside the account looked at a proposal on a day. */
export interface ProposalViewsTable {
  account_id: string;
  proposal_id: string;
  day: IsoDate;
  visitor: Buffer;
}

/** Why a project was sent back (Reprova). */
export interface RejectReasonsTable {
  account_id: string;
  id: string;
  sale_id: string;
  user_id: string;
  reason: string;
  registered_at: DefaultInstant;
}

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
  answered_at: DefaultInstant;
}

/** The tables of customers, boards, notes and proposals. */
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
