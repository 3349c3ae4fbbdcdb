import type { Facts } from '@girassol/shared-domain';
import { type ComponentType, useMemo } from 'react';
import type { SlotContribution, SlotName } from '../registry/manifest';
import { contributionComponent } from './contribution-component';
import { offeredTo } from './offered';
import { platform } from './platform-handle';
import type { SlotContext } from './slot-contexts';

/** One contribution, ready to be drawn: a tab with its label, a card of the home. */
export interface SlotTab<Name extends SlotName> extends Omit<SlotContribution, 'slot' | 'module' | 'when'> {
  /** Unique on the page: `mfe-proposals/proposals`. */
  key: string;
  remote: string;
  /** Loads when first drawn; brings its own error boundary, and a Suspense that shows `fallback`. */
  Component: ComponentType<SlotContext<Name>>;
}

/** What the areas present contribute to a slot for this person, in order. No remote's code is loaded by asking. */
export function useSlotContributions<Name extends SlotName>(
  name: Name,
  facts: Facts | null,
): SlotTab<Name>[] {
  const { remotes } = platform().registry();
  return useMemo(() => {
    if (!facts) return [];
    return offeredTo(name, facts, remotes).map(
      ({ remote, contribution: { slot: _slot, module, when: _when, ...shown } }) => ({
        ...shown,
        key: `${remote.name}/${shown.id}`,
        remote: remote.name,
        Component: contributionComponent(name, { remote: remote.name, module, title: shown.title }),
      }),
    );
  }, [name, facts, remotes]);
}
