import { type ContractRoutes, id, isoDate, pageNumber, timestamp } from '@girassol/shared-domain/contract';
import { exportFormats } from '@girassol/shared-domain/exports';
import { z } from 'zod';

/** Areas of the audit log of an account. */
export const auditAreas = ['rights', 'plan', 'card', 'data', 'exports', 'security', 'support'] as const;

/** Area of the audit log of an account. */
export type AuditArea = (typeof auditAreas)[number];

/** Actions that the program records, by area. Entries of an earlier or later release may have others. */
export const auditActions = {
  rights: [
    'invite-collaborator',
    'revoke-invitation',
    'accept-invitation',
    'change-collaborator',
    'remove-collaborator',
    'restore-collaborator',
    'create-team',
    'change-team',
    'delete-team',
  ],
  plan: ['change-plan', 'change-next-plan', 'cancel-subscription', 'resume-subscription', 'withdraw'],
  card: ['change-card', 'change-billing-data', 'turn-automatic-pix-on', 'turn-automatic-pix-off'],
  data: [
    'change-settings',
    'change-company',
    'change-representative',
    'set-logo',
    'remove-logo',
    'erase-customer',
    'request-closure',
    'withdraw-closure',
  ],
  exports: ['request-export', 'request-archive', 'open-archive', 'export-customer'],
  security: [
    'change-password',
    'choose-password-by-link',
    'end-sessions',
    'turn-factor-on',
    'turn-factor-off',
    'renew-recovery-codes',
    'reset-factor',
    'add-passkey',
    'rename-passkey',
    'remove-passkey',
    'require-factor',
    'stop-requiring-factor',
  ],
  support: ['open-visit', 'allow-visit-changes', 'end-visit', 'change-in-visit'],
} as const satisfies Record<AuditArea, readonly string[]>;

/** Action that the program records in the audit log. */
export type AuditAction = (typeof auditActions)[AuditArea][number];

const auditArea = z.enum(auditAreas);

/** Schema of the filters of the log: area, person and period (days in São Paulo, both included). */
export const auditFilter = z.object({
  area: auditArea.optional(),
  userId: id.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
});

/** Filters of the log: area, person and period. */
export type AuditFilter = z.output<typeof auditFilter>;

const auditEntry = z.object({
  _id: id,
  at: timestamp,
  area: auditArea,
  action: z.string(),
  /** Person or record that was changed, with the name at that time. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** Author; the id is null if the program itself acted. */
  user: z.object({ id: id.nullable(), name: z.string() }),
});

/** API calls of the log of who changed rights, plan, card, data and exports. */
export const auditContract = {
  'GET /users/audit-log/:multiplier': {
    access: 'session',
    summary: 'Who changed rights, plan, card, data and exports, newest first, 20 a page',
    params: z.object({ multiplier: pageNumber }),
    query: auditFilter,
    answer: z.object({
      entries: z.array(auditEntry),
      /** Areas that the caller may read. */
      areas: z.array(auditArea),
      hasMoreItems: z.boolean(),
    }),
  },
  'POST /users/audit-log/export/:userId': {
    access: 'active',
    summary: 'Exports the log of who changed what, with the filters of its screen',
    params: z.object({ userId: id }),
    body: z.object({ filters: auditFilter.default({}), format: z.enum(exportFormats).default('xlsx') }),
    answer: z.object({ exportId: id }),
  },
} as const satisfies ContractRoutes;

/** Entry of the audit log of an account. */
export type AuditLogEntry = z.infer<typeof auditEntry>;
