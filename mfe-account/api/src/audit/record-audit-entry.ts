import type { AuditArea, auditActions } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { type AuditValue, removeSecrets } from './remove-secrets';

/** Person who is named in an audit entry: a caller, or the program itself by its `voice`, such as "Girassol". */
export type AuditActor = Pick<Caller, 'accountId' | 'userId'> | { accountId: string; voice: string };

/** Area and action of an entry, as they go together. The screen has the sentence of each action. */
type AuditedAction = {
  [Area in AuditArea]: { area: Area; action: (typeof auditActions)[Area][number] };
}[AuditArea];

/** Change that the audit log records. */
export type AuditEntry = AuditedAction & {
  /** Person or record that was changed, with the name at that time. */
  subject?: { kind: string; id: string; name: string };
  /** Values before and after the change. Fields with names of secrets are left out. */
  before?: AuditValue;
  after?: AuditValue;
};

/**
 * Adds an entry to the log of who changed rights, plan, card, data and exports of an account, in the transaction of the
 * change. Entries are never changed nor removed.
 */
export async function recordAuditEntry(tx: Tx, actor: AuditActor, entry: AuditEntry): Promise<void> {
  const { area, action, subject } = entry;
  await tx
    .insertInto('audit_entries')
    .values({
      account_id: actor.accountId,
      id: generateId(),
      area,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      before: toJsonText(entry.before),
      after: toJsonText(entry.after),
      ...(await loadAuthor(tx, actor)),
    })
    .execute();
}

async function loadAuthor(tx: Tx, actor: AuditActor): Promise<{ user_id: string | null; user_name: string }> {
  if ('voice' in actor && actor.voice) return { user_id: null, user_name: actor.voice };
  if (!('userId' in actor)) throw new Error('an audit entry names a person or a voice');
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', actor.accountId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return { user_id: actor.userId, user_name: name };
}

const toJsonText = (value: AuditValue | undefined): string | null =>
  value === undefined ? null : JSON.stringify(removeSecrets(value));
