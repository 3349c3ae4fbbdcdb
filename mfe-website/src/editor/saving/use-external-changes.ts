import { onAccountEvent, tabId } from '@girassol/shared-auth';
import { useEffect } from 'react';
import { loadWebsite } from '../../data/use-website';
import type { DraftSaver } from './draft-saver';

/**
 * Loads the site again when another person has changed it, and passes it to the draft saver, which shows the
 * new content or reports a conflict.
 */
export function useExternalChanges(userId: string, saver: DraftSaver): void {
  useEffect(
    () =>
      onAccountEvent(async (event) => {
        const isOfOthers = event.kind === 'website-changed' && event.by !== tabId;
        if (!isOfOthers && event.kind !== 'resync') return;
        const theirs = await loadWebsite(userId);
        if (theirs) saver.hear(theirs);
      }),
    [userId, saver],
  );
}
