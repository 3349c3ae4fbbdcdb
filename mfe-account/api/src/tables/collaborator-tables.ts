import type { WorkKind } from '@girassol/account-domain/contract';
import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { IndividualPermissions, PermissionLevels } from '@girassol/shared-domain';
import type { ColumnType, Generated } from 'kysely';
import type { HandedOverKind } from '../reactions';
import type { Json } from './json-column-types';

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Row of `invitations`: an invitation of a collaborator by mail. It ends when it is accepted or revoked, or expires. */
export interface InvitationsTable {
  account_id: string;
  id: string;
  email: string;
  name: string;
  permissions: Json<IndividualPermissions>;
  levels: Json<PermissionLevels>;
  token_hash: Buffer;
  invited_by: string;
  invited_by_name: string;
  /** Number of mails; each has a link of its own, and only the last one works. */
  sends: Generated<number>;
  sent_at: GeneratedTimestamp;
  expires_at: Date;
  accepted_at: OptionalTimestamp;
  accepted_by: ColumnType<string | null, string | null | undefined, string | null>;
  revoked_at: OptionalTimestamp;
}

/** Teams of a collaborator before a removal. */
export interface RemovedMemberships {
  member: string[];
  /** Teams that the collaborator led, with the leaders who followed. */
  led: { teamId: string; leader: string }[];
}

/** Absence whose deputy was removed. */
export interface RemovedAbsence {
  userId: string;
  from: string;
  until: string;
}

/** Row of `collaborator_removals`: a removal of a collaborator, with what undoes it. */
export interface CollaboratorRemovalsTable {
  account_id: string;
  id: string;
  user_id: string;
  user_name: string;
  removed_by: string;
  removed_at: GeneratedTimestamp;
  heirs: Json<Partial<Record<WorkKind, string>>>;
  teams: Json<RemovedMemberships>;
  /** Absences of others that ended because the collaborator was the deputy. */
  absences: ColumnType<RemovedAbsence[], string | undefined, string>;
  undone_at: OptionalTimestamp;
}

/** Row of `handed_over_records`: a record that a removal gave to somebody else. */
export interface HandedOverRecordsTable {
  account_id: string;
  removal_id: string;
  kind: HandedOverKind;
  record_id: string;
}

/** Tables of invitations and removals of collaborators. */
export interface CollaboratorTables {
  invitations: InvitationsTable;
  collaborator_removals: CollaboratorRemovalsTable;
  handed_over_records: HandedOverRecordsTable;
}
