import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';

interface Sender {
  accountId: string;
  clientId: string | null;
}

/**
 * Publishes to the open browsers of an account that people, teams or rights changed: they load session and settings again,
 * so that menus, lists of people and filters follow.
 */
export const publishCollaboratorsChanged = (tx: Tx, sender: Sender): Promise<void> =>
  publishEvent(tx, sender, { kind: 'account-changed' });
