import { onAccountEvent, tabId } from '@girassol/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notesQueryKey } from '../board-state/query-names';

/** Reloads the notes of an item after somebody else changed them. */
export function useNoteEvents(itemId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOurs = event.kind === 'notes-changed' && event.item === itemId && event.by !== tabId;
        if (isOurs || event.kind === 'resync') client.invalidateQueries({ queryKey: notesQueryKey(itemId) });
      }),
    [client, itemId],
  );
}
