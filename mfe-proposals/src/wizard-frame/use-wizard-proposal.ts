import { buildApiQueryKey, queryClient, tabId, useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { useState } from 'react';

const SINGLE = 'GET /proposals/single/:pid';

/** Time in milliseconds for which a saved proposal is handed over to the next step without reloading. */
const FRESH_MS = 2_000;

/** Ids of the proposal that a step just saved, until the next step opens with it. */
let handedOver: { pids: readonly string[]; at: number } | null = null;

/**
 * Did the step before save this proposal just now? Only once: anything else is read again, since the customer, the item and
 * the settings that a step shows are changed on other screens.
 */
function takeOver(pid: string): boolean {
  const isFresh = handedOver?.pids.includes(pid) === true && Date.now() - handedOver.at < FRESH_MS;
  handedOver = null;
  return isFresh;
}

/**
 * Loads the proposal of a wizard step when the step opens. Later changes do not replace the loaded proposal
 * until `reload` is called, except the client's agreement.
 */
export function useWizardProposal(pid: string) {
  const [isHandedOver] = useState(() => takeOver(pid));
  const { data, error, isFetching, refetch } = useApiQuery(
    SINGLE,
    { params: { pid } },
    { staleTime: isHandedOver ? FRESH_MS : 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const [base, setBase] = useState<{ proposal: Proposal; start: number } | null>(null);
  if (!base && data && !isFetching) setBase({ proposal: data.proposal, start: 0 });
  useRefreshOnEvent(
    SINGLE,
    (event) =>
      event.kind === 'proposals-changed' &&
      event.by !== tabId &&
      event.customer === base?.proposal.customerData._id,
  );
  // Once the client has agreed nothing more can be saved: the step closes at once.
  if (base && !base.proposal.agreement && data?.proposal.agreement)
    setBase({ proposal: data.proposal, start: base.start + 1 });

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

/**
 * Stores a proposal that a wizard step has saved in the query cache, where the next step finds the proposal,
 * and reloads the proposal lists.
 */
export function cacheWizardProposal(proposal: Proposal): void {
  const pids = [proposal.frontId, proposal._id];
  handedOver = { pids, at: Date.now() };
  for (const pid of pids)
    queryClient.setQueryData(buildApiQueryKey(SINGLE, { params: { pid } }), { proposal });
  void queryClient.invalidateQueries({ queryKey: ['proposals'] });
}
