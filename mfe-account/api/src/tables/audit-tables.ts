import type { AuditArea } from '@girassol/account-domain/contract';
import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { AuditValue } from '../audit/remove-secrets';
import type { NullableJson } from './json-column-types';

/** Row of `audit_entries`: a change of rights, plan, card or data of an account, or an export. Append-only. */
export interface AuditEntriesTable {
  account_id: string;
  id: string;
  at: GeneratedTimestamp;
  area: AuditArea;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  subject_name: string | null;
  before: NullableJson<AuditValue>;
  after: NullableJson<AuditValue>;
  /** Null: no person, but the program itself. */
  user_id: string | null;
  user_name: string;
}

/** Tables of the audit log of an account. */
export interface AuditTables {
  audit_entries: AuditEntriesTable;
}
