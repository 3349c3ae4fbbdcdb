import { useFacts, useSession, useSettings } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { withoutSettings } from './form-settings';
import { maySend } from './may-send';
import { type Recipient, recipientsFor } from './recipients';

/** May items seen as `fetchId` be given to somebody else? Not until it is known. */
export function useMaySend(kind: BoardKind, fetchId: string): boolean {
  const session = useSession();
  const permissions = useFacts(kind)?.permissions;
  const settings = useSettings();
  if (!session || !permissions || !settings) return false;
  return maySend({ session, permissions, settings, kind, fetchId });
}

/** Who may get items of a board; whoever has them already (`without`) is left out (boards-091 to boards-093). */
export function useRecipients(kind: BoardKind, without: string | null): Recipient[] {
  const session = useSession();
  const permissions = useFacts(kind)?.permissions ?? {};
  const settings = useSettings() ?? withoutSettings;
  if (!session) return [];
  return recipientsFor({ session, settings, permissions, kind }).filter(({ userId }) => userId !== without);
}
