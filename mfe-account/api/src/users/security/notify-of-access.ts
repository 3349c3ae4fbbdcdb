import { type AccessEvent, accessEventLabels, describeDevice } from '@girassol/account-domain/security';
import type { Tx } from '@girassol/api-platform/database';
import { notify } from '@girassol/api-platform/notifications';
import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';

/** Events that change how a person comes in, by the kind of notification that tells of them. */
const kindsByEvent: Partial<Record<AccessEvent, 'security-changed' | 'security-mailed'>> = {
  password: 'security-changed',
  passwordByLink: 'security-changed',
  factorOn: 'security-changed',
  factorOff: 'security-changed',
  newRecoveryCodes: 'security-changed',
  passkeyRemoved: 'security-changed',
  passkeyAdded: 'security-mailed',
  factorReset: 'security-mailed',
};

interface RecordedAccess {
  accountId: string;
  userId: string;
  /** Id of the access record, or of the session from a new device. */
  id: string;
  event: AccessEvent;
  userAgent: string;
}

/** Notifies a person that something changed how it comes in, whoever did it. Other accesses are not told. */
export async function notifyOfAccess(tx: Tx, access: RecordedAccess): Promise<void> {
  const kind = kindsByEvent[access.event];
  if (kind) await notifyOfSecurity(tx, kind, access, accessEventLabels[access.event]);
}

/** Notifies a person that somebody came in from a device that was not known. */
export const notifyOfNewDevice = (tx: Tx, access: Omit<RecordedAccess, 'event'>): Promise<void> =>
  notifyOfSecurity(tx, 'security-mailed', access, 'Acesso de um aparelho novo');

async function notifyOfSecurity(
  tx: Tx,
  kind: 'security-changed' | 'security-mailed',
  { accountId, userId, id, userAgent }: Omit<RecordedAccess, 'event'>,
  event: string,
): Promise<void> {
  const now = Date.now();
  await notify(tx, {
    accountId,
    kind,
    people: [userId],
    // Also of own acts: whoever did it may not be the person.
    by: null,
    facts: {
      eventId: id,
      event,
      detail: `Em ${formatDate(toIsoDate(now))} às ${formatTime(now)}, por ${describeDevice(userAgent).name}.`,
    },
  });
}
