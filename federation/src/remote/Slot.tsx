import { ApiProvider, useConditionFacts } from '@girassol/shared-auth';
import type { AccessFacts } from '@girassol/shared-domain';
import { createElement, type ReactNode, useMemo } from 'react';
import type { SlotContext, UserSlotName } from './slot-contexts';
import { type RenderableContribution, useSlotContributions } from './use-slot-contributions';

interface SlotProps<Name extends UserSlotName> {
  name: Name;
  context: SlotContext<Name>;
  /** Shown when no area contributes. */
  fallback?: ReactNode;
  /** Leaves contributions out: a home that shows only some cards. */
  filter?: ((contribution: RenderableContribution<Name>) => boolean) | undefined;
}

/**
 * Renders every contribution to a slot, in order.
 * @example <Slot name="home.card/v1" context={{ session, permissions, scope }} />
 */
export function Slot<Name extends UserSlotName>(props: SlotProps<Name>): ReactNode {
  // The one cache of the page: a slot may stand where no root has given it.
  return (
    <ApiProvider>
      <Contributions {...props} />
    </ApiProvider>
  );
}

function Contributions<Name extends UserSlotName>({
  name,
  context,
  fallback = null,
  filter,
}: SlotProps<Name>): ReactNode {
  const { session, permissions } = context;
  const boardKind = 'boardKind' in context ? context.boardKind : undefined;
  const preferences = useConditionFacts()?.preferences;
  const facts = useMemo<AccessFacts>(
    () => ({ session, permissions, boardKind, ...(preferences && { preferences }) }),
    [session, permissions, boardKind, preferences],
  );
  const contributions = useSlotContributions(name, facts);
  const shown = filter ? contributions.filter(filter) : contributions;
  if (shown.length === 0) return fallback;
  return shown.map(({ key, Component }) => createElement(Component, { ...context, key }));
}
