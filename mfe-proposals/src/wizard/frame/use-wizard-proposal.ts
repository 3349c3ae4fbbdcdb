import { apiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { useState } from 'react';

const SINGLE = 'GET /proposals/single/:pid';

/** What a step saved opens the next one at once, for so long. */
const FRESH_MS = 2_000;

/**
 * Proposals that a step saved, and when. Anything else is read again: the customer, the item and the settings that a step
 * shows are changed on other screens.
 */
const saved = new Map<string, number>();

const isFresh = (pid: string) => Date.now() - (saved.get(pid) ?? 0) < FRESH_MS;

/**
 * The proposal of a step, as it was when the step was opened: what comes in later never replaces it under the hands.
 * `reload` starts from what is there now.
 */
export function useWizardProposal(pid: string) {
  const { data, error, isFetching, refetch } = useApiQuery(
    SINGLE,
    { params: { pid } },
    {
      staleTime: () => (isFresh(pid) ? FRESH_MS : 0),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  const [base, setBase] = useState<{ proposal: Proposal; start: number } | null>(null);
  if (!base && data && !isFetching) setBase({ proposal: data.proposal, start: 0 });

  async function reload(): Promise<void> {
    const { data: now } = await refetch();
    if (now) setBase({ proposal: now.proposal, start: (base?.start ?? 0) + 1 });
  }

  return {
    proposal: base?.proposal ?? null,
    /** Another one is another form. */
    formKey: base ? `${base.proposal._id} ${base.start}` : '',
    error: base ? null : error,
    reload,
    retry: refetch,
  };
}

/** What a step saved: the next one starts from it, and lists read again. */
export function rememberProposal(proposal: Proposal): void {
  saved.clear();
  for (const pid of [proposal.frontId, proposal._id]) {
    saved.set(pid, Date.now());
    queryClient.setQueryData(apiQueryKey(SINGLE, { params: { pid } }), { proposal });
  }
  void queryClient.invalidateQueries({ queryKey: ['proposals'] });
}
