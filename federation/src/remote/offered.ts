import { type Facts, meets } from '@girassol/shared-domain';
import type { ResolvedRemote, SlotContribution, SlotName } from '../registry/manifest';

export interface Offered {
  remote: ResolvedRemote;
  contribution: SlotContribution;
}

/** What areas contribute to a slot for this person, in order. */
export const offeredTo = (name: SlotName, facts: Facts, remotes: readonly ResolvedRemote[]): Offered[] =>
  remotes
    .flatMap((remote) => remote.slots.map((contribution) => ({ remote, contribution })))
    .filter(({ contribution }) => contribution.slot === name && meets(contribution.when, facts))
    .sort((a, b) => a.contribution.order - b.contribution.order);
