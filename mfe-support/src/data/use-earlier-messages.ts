import type { Ticket } from '@girassol/support-domain/contract';
import { useState } from 'react';

/** Loads the messages before the first that is there, once at a time. */
export function useEarlierMessages(
  ticket: Ticket | undefined,
  readBefore: (seq: number) => Promise<unknown>,
): { isLoadingEarlier: boolean; hasFailedEarlier: boolean; loadEarlier: () => void } {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const first = ticket?.messages[0]?.seq;

  async function load() {
    if (first === undefined || state === 'loading') return;
    setState('loading');
    try {
      await readBefore(first);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return {
    isLoadingEarlier: state === 'loading',
    hasFailedEarlier: state === 'failed',
    loadEarlier: () => void load(),
  };
}
