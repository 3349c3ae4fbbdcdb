import type { AccessFacts } from '@girassol/shared-domain';
import { type ComponentType, useMemo } from 'react';
import type { SlotContribution, SlotName } from '../registry/manifest';
import { getContributionComponent } from './contribution-component';
import { getPlatformHandle } from './platform-handle';
import type { SlotContext } from './slot-contexts';
import { listSlotContributions } from './slot-offers';

/**
 * Contribution to a slot with its component, ready to render, such as a tab with its label or a card of the
 * home page.
 */
export interface RenderableContribution<Name extends SlotName>
  extends Omit<SlotContribution, 'slot' | 'module' | 'when'> {
  /** Unique on the page: `mfe-proposals/proposals`. */
  key: string;
  remote: string;
  /** Loads when first drawn; brings its own error boundary, and a Suspense that shows `fallback`. */
  Component: ComponentType<SlotContext<Name>>;
}

/**
 * Returns the contributions to a slot that this user may see, of the areas on this page, in order. Loads no
 * code of a remote.
 */
export function useSlotContributions<Name extends SlotName>(
  name: Name,
  facts: AccessFacts | null,
): RenderableContribution<Name>[] {
  const { remotes } = getPlatformHandle().registry();
  return useMemo(() => {
    if (!facts) return [];
    return listSlotContributions(name, facts, remotes).map(
      ({ remote, contribution: { slot: _slot, module, when: _when, ...shown } }) => ({
        ...shown,
        key: `${remote.name}/${shown.id}`,
        remote: remote.name,
        Component: getContributionComponent(name, { remote: remote.name, module, title: shown.title }),
      }),
    );
  }, [name, facts, remotes]);
}
