import type { IndividualPermissions, SignupPlan, UserType } from '@girassol/shared-domain';
import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  JSONColumnType,
  Kysely,
  Selectable,
} from 'kysely';
import type { AccountTables } from './account-tables';
import type { AfterSalesTables } from './after-sales-tables';
import type { BusinessTables } from './business-tables';
import type { CalculationTables } from './calculation-tables';
import type { CatalogueTables } from './catalogue-tables';
import type { ClockTables } from './clock-tables';
import type { ContractTables } from './contract-tables';
import type { DeedTables } from './deed-tables';
import type { DemonstrationBankTables } from './demonstration-bank-tables';
import type { DomainTables } from './domain-tables';
import type { ExportTables } from './export-tables';
import type { FileTables } from './file-tables';
import type { FinancingTables } from './financing-tables';
import type { ImportTables } from './import-tables';
import type { IrradiationTables } from './irradiation-tables';
import type { JobTables } from './job-tables';
import type { LeadTables } from './lead-tables';
import type { MailTables } from './mail-tables';
import type { NotificationTables } from './notification-tables';
import type { ProposalPageTables } from './proposal-page-tables';
import type { RegistryTables } from './registry-tables';
import type { SettingsTables } from './settings-tables';
import type { TariffTables } from './tariff-tables';
import type { WebhookTables } from './webhook-tables';
import type { WebsiteTables } from './website-tables';

/** bigint in cents; never a fraction. */
export type Cents = number;
/** A calendar date, `yyyy-mm-dd`. */
export type IsoDate = string;
/** timestamptz that the database fills when it is left out. */
export type DefaultInstant = ColumnType<Date, Date | undefined, Date>;

/** The tenant. Its id is the `managerId` of the contract. */
export interface AccountsTable {
  id: string;
  name: string;
  signup_plan: SignupPlan;
  active_modules: string[];
  whitelabel: string | null;
  status_ok: boolean;
  /** OWNER for the admin's owner (admin-002); otherwise ACTIVE, or what billing says. */
  status: string;
  calculator_only: boolean;
  finance_status: string | null;
  created_at: DefaultInstant;
  /** Of the demonstration: nobody signs in to it where that is off. */
  is_demo: Generated<boolean>;
  /** Since when `status_ok` is false; kept by a trigger. */
  irregular_since: GeneratedAlways<Date | null>;
}

export interface UsersTable {
  account_id: string;
  id: string;
  email: string;
  password_hash: string;
  type: UserType;
  name: string;
  phone: string;
  is_admin: Generated<boolean>;
  permissions: JSONColumnType<IndividualPermissions>;
  created_at: DefaultInstant;
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SessionsTable {
  account_id: string;
  id: string;
  user_id: string;
  token_hash: Buffer;
  expires_at: Date;
  created_at: DefaultInstant;
}

/** What browsers keep in a cookie, each the key to a session. */
export interface SessionCookiesTable {
  account_id: string;
  session_id: string;
  key_hash: Buffer;
  created_at: DefaultInstant;
}

export interface TeamsTable {
  account_id: string;
  id: string;
  name: string;
  leader_id: string;
  created_at: DefaultInstant;
}

export interface TeamMembersTable {
  account_id: string;
  team_id: string;
  user_id: string;
}

/** The answer of a write that carried an Idempotency-Key. */
export interface IdempotencyKeysTable {
  account_id: string;
  user_id: string;
  key: string;
  route: string;
  request_hash: Buffer;
  /** Null only inside the transaction that is working on it. */
  answer: JSONColumnType<Record<string, unknown>> | null;
  created_at: DefaultInstant;
}

/** Failed logins of one address, e-mail or pair of them, since the first of the window. */
export interface LoginAttemptsTable {
  key: Buffer;
  failures: number;
  since: Date;
}

/** Every table the program reads and writes. */
export interface Tables
  extends AccountTables,
    AfterSalesTables,
    BusinessTables,
    CalculationTables,
    CatalogueTables,
    ClockTables,
    ContractTables,
    DeedTables,
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
    ProposalPageTables,
    RegistryTables,
    SettingsTables,
    WebhookTables,
    TariffTables,
    WebsiteTables {
  accounts: AccountsTable;
  users: UsersTable;
  sessions: SessionsTable;
  session_cookies: SessionCookiesTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  idempotency_keys: IdempotencyKeysTable;
  login_attempts: LoginAttemptsTable;
}

/** An open tenant transaction: what every use case receives. */
export type Tx = Omit<Kysely<Tables>, 'transaction' | 'startTransaction' | 'connection' | 'destroy'>;
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
