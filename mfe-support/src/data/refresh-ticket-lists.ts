import { buildApiQueryKey, queryClient } from '@girassol/shared-auth';

/** Loads the lists of tickets again, on every screen that shows one. */
export function refreshTicketLists(): void {
  void queryClient.invalidateQueries({
    queryKey: buildApiQueryKey('POST /tickets/filtered/user/:multiplier'),
  });
}
