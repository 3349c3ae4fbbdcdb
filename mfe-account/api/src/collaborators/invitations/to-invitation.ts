import type { CollaboratorInvitation } from '@girassol/account-domain/contract';
import type { Row } from '@girassol/api-platform/database';

/** Converts an invitation to the record that the API returns, without its link. */
export const toInvitation = (row: Row<'invitations'>): CollaboratorInvitation => ({
  _id: row.id,
  email: row.email,
  name: row.name,
  permissions: row.permissions,
  levels: row.levels,
  invitedBy: row.invited_by_name,
  sentAt: row.sent_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  isExpired: row.expires_at.getTime() <= Date.now(),
});
