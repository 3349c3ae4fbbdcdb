import { useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { fallbackItemFormSettings } from './item-form-settings';
import { maySendItems } from './may-send-items';
import { listRecipients, type Recipient } from './recipients';

/** Returns true if the person may send items of `fetchId` to somebody else. False until the permissions are known. */
export function useMaySendItems(kind: BoardKind, fetchId: string): boolean {
  const session = useSession();
  const permissions = useConditionFacts(kind)?.permissions;
  const settings = useSettings();
  if (!session || !permissions || !settings) return false;
  return maySendItems({ session, permissions, settings, kind, fetchId });
}

/**
 * Returns the people who may receive items of a board, except `without`, who already owns them (boards-091 to
 * boards-093).
 */
export function useRecipients(kind: BoardKind, without: string | null): Recipient[] {
  const session = useSession();
  const permissions = useConditionFacts(kind)?.permissions ?? {};
  const settings = useSettings() ?? fallbackItemFormSettings;
  if (!session) return [];
  return listRecipients({ session, settings, permissions, kind }).filter(({ userId }) => userId !== without);
}
