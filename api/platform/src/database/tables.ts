import type {
  AccountPlan,
  IndividualPermissions,
  PermissionLevels,
  UserType,
  VisitWrites,
} from '@girassol/shared-domain';
import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  JSONColumnType,
  Kysely,
  Selectable,
} from 'kysely';
import type { AfterSalesTables } from './after-sales-tables';
import type { BusinessTables } from './business-tables';
import type { CalculationTables } from './calculation-tables';
import type { CatalogueTables } from './catalogue-tables';
import type { ClockTables } from './clock-tables';
import type { GeneratedTimestamp } from './column-types';
import type { ContractTables } from './contract-tables';
import type { DemonstrationBankTables } from './demonstration-bank-tables';
import type { DomainTables } from './domain-tables';
import type { ExportTables } from './export-tables';
import type { FileTables } from './file-tables';
import type { FinancingTables } from './financing-tables';
import type { FollowTables } from './follow-tables';
import type { ImportTables } from './import-tables';
import type { IrradiationTables } from './irradiation-tables';
import type { JobTables } from './job-tables';
import type { LeadTables } from './lead-tables';
import type { MailTables } from './mail-tables';
import type { NotificationTables } from './notification-tables';
import type { ProposalPageTables } from './proposal-page-tables';
import type { RegistryTables } from './registry-tables';
import type { TariffTables } from './tariff-tables';
import type { UndoableActionTables } from './undoable-action-tables';
import type { WebhookTables } from './webhook-tables';
import type { WebsiteTables } from './website-tables';

/**
 * Row of `accounts`: a company of installers (the tenant). Its id is called `managerId` in the API contract.
 */
export interface AccountsTable {
  id: string;
  name: string;
  signup_plan: AccountPlan;
  active_modules: string[];
  whitelabel: string | null;
  status_ok: boolean;
  /** OWNER for the admin's owner (admin-002); otherwise ACTIVE, or what billing says. */
  status: string;
  calculator_only: boolean;
  finance_status: string | null;
  created_at: GeneratedTimestamp;
  /** True for an account of the demonstration: its logins are refused where the demonstration is off. */
  is_demo: Generated<boolean>;
  /** Since when `status_ok` is false; kept by a trigger. */
  irregular_since: GeneratedAlways<Date | null>;
  /** Since when the first steps are no longer proposed; null: they are, while the account is new. */
  first_steps_hidden_at: Generated<Date | null>;
}

export interface UsersTable {
  account_id: string;
  id: string;
  email: string;
  password_hash: string;
  type: UserType;
  name: string;
  phone: string;
  /** Position in the company, from the list in the settings; '' if none was chosen. */
  position: Generated<string>;
  is_admin: Generated<boolean>;
  permissions: JSONColumnType<IndividualPermissions>;
  /** Levels in the 18 areas of the product; an area that is left out has EDIT. */
  levels: ColumnType<PermissionLevels, string | undefined, string>;
  /** Counts the changes of rights, name and absence. */
  rights_version: Generated<number>;
  /** Days of an absence, both included, and the person who gets new work meanwhile. */
  away_from: ColumnType<string | null, string | null | undefined, string | null>;
  away_until: ColumnType<string | null, string | null | undefined, string | null>;
  deputy_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: GeneratedTimestamp;
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SessionsTable {
  account_id: string;
  id: string;
  user_id: string;
  token_hash: Buffer;
  expires_at: Date;
  created_at: GeneratedTimestamp;
  /** Header of the browser that opened it; '' for programs and for sessions of earlier releases. */
  user_agent: Generated<string>;
  ip: Generated<string>;
  /** Exact to a few minutes. */
  last_used_at: GeneratedTimestamp;
}

/** Row of `session_cookies`: hash of the key that one browser holds in a cookie for a session. */
export interface SessionCookiesTable {
  account_id: string;
  session_id: string;
  key_hash: Buffer;
  created_at: GeneratedTimestamp;
}

/** Row of `session_visits`: a session in which the administration of the platform visits the account. */
export interface SessionVisitsTable {
  account_id: string;
  session_id: string;
  /** User of the platform's account. */
  visitor_id: string;
  visitor_name: string;
  writes: ColumnType<VisitWrites, VisitWrites | undefined, VisitWrites>;
}

export interface TeamsTable {
  account_id: string;
  id: string;
  name: string;
  leader_id: string;
  created_at: GeneratedTimestamp;
}

export interface TeamMembersTable {
  account_id: string;
  team_id: string;
  user_id: string;
}

/**
 * Row of `idempotency_keys`: the stored answer of a write request that carried an Idempotency-Key, returned
 * again if the request is repeated.
 */
export interface IdempotencyKeysTable {
  account_id: string;
  user_id: string;
  key: string;
  route: string;
  request_hash: Buffer;
  /** Null only inside the transaction that is working on it. */
  answer: JSONColumnType<Record<string, unknown>> | null;
  created_at: GeneratedTimestamp;
}

/**
 * Row of `login_attempts`: number of failed logins for an IP address, an e-mail or a pair of both, since the
 * first failure of the time window.
 */
export interface LoginAttemptsTable {
  key: Buffer;
  failures: number;
  since: Date;
}

/**
 * All tables that the program reads and writes. Modules add their own by declaration merging (docs/modules.md); here
 * stand those of the platform, and of areas that are no modules yet.
 */
export interface Tables
  extends AfterSalesTables,
    BusinessTables,
    CalculationTables,
    CatalogueTables,
    ClockTables,
    ContractTables,
    UndoableActionTables,
    DemonstrationBankTables,
    DomainTables,
    ExportTables,
    FileTables,
    FinancingTables,
    ImportTables,
    IrradiationTables,
    JobTables,
    LeadTables,
    MailTables,
    NotificationTables,
    FollowTables,
    ProposalPageTables,
    RegistryTables,
    WebhookTables,
    TariffTables,
    WebsiteTables {
  accounts: AccountsTable;
  users: UsersTable;
  sessions: SessionsTable;
  session_cookies: SessionCookiesTable;
  session_visits: SessionVisitsTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  idempotency_keys: IdempotencyKeysTable;
  login_attempts: LoginAttemptsTable;
}

/** Open transaction for one account (tenant), which every use case receives. */
export type Tx = Omit<Kysely<Tables>, 'transaction' | 'startTransaction' | 'connection' | 'destroy'>;
/** Row of a table, as a query reads it. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** Row of a table, as an insert takes it. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
