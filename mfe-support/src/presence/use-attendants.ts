import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';

const KEY = 'GET /operation/attendants';

/** Loads the attendants with their presence, and again when one of them comes or goes, or gets a ticket. */
export function useAttendants() {
  const query = useApiQuery(KEY, {});
  useRefreshOnEvent(KEY, ({ kind }) => kind === 'attendants-changed' || kind === 'ticket-queue-changed');
  const attendants = query.data?.items ?? [];
  return { query, attendants, me: attendants.find(({ isMe }) => isMe) };
}
