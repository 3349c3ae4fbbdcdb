import { clientId, onAccountEvent } from '@girassol/shared-auth';
import { useEffect } from 'react';
import { askForWebsite } from '../../data/use-website';
import type { DraftSaver } from './draft-saver';

/** Hears what others do with the site: their version is shown, or asked about. */
export function useOthers(userId: string, saver: DraftSaver): void {
  useEffect(
    () =>
      onAccountEvent(async (event) => {
        const isOfOthers = event.kind === 'website-changed' && event.by !== clientId;
        if (!isOfOthers && event.kind !== 'resync') return;
        const theirs = await askForWebsite(userId);
        if (theirs) saver.hear(theirs);
      }),
    [userId, saver],
  );
}
