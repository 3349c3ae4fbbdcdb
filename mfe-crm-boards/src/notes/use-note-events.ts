import { clientId, onAccountEvent } from '@girassol/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notesKey } from '../board-state/query-names';

/** Reads the notes of an item again when somebody else changed them. */
export function useNoteEvents(itemId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOurs = event.kind === 'notes-changed' && event.item === itemId && event.by !== clientId;
        if (isOurs || event.kind === 'resync') client.invalidateQueries({ queryKey: notesKey(itemId) });
      }),
    [client, itemId],
  );
}
