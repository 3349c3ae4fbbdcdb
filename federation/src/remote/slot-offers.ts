import { type AccessFacts, meetsCondition } from '@girassol/shared-domain';
import type { ResolvedRemote, SlotContribution, SlotName } from '../registry/manifest';

/** Contribution to a slot, with the remote that makes it. */
export interface RemoteSlotContribution {
  remote: ResolvedRemote;
  contribution: SlotContribution;
}

/** Lists the contributions of areas to a slot of visitors without a session, in order; one with a condition is for nobody. */
export const listPublicSlotContributions = (
  name: 'login.help/v1',
  remotes: readonly ResolvedRemote[],
): RemoteSlotContribution[] =>
  remotes
    .flatMap((remote) => remote.slots.map((contribution) => ({ remote, contribution })))
    .filter(({ contribution }) => contribution.slot === name && contribution.when === undefined)
    .sort((a, b) => a.contribution.order - b.contribution.order);

/** Lists the contributions of areas to a slot that a user may see, in order. */
export const listSlotContributions = (
  name: SlotName,
  facts: AccessFacts,
  remotes: readonly ResolvedRemote[],
): RemoteSlotContribution[] =>
  remotes
    .flatMap((remote) => remote.slots.map((contribution) => ({ remote, contribution })))
    .filter(({ contribution }) => contribution.slot === name && meetsCondition(contribution.when, facts))
    .sort((a, b) => a.contribution.order - b.contribution.order);
