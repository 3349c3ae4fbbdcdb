import {
  type AgendaSourceResult,
  type RenderableContribution,
  type SlotContext,
  useSlotContributions,
} from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { memo, useCallback } from 'react';
import { styled } from 'styled-components';
import { slotStateStyles } from '../other-areas';

interface AgendaSourcesProps extends Pick<SlotContext<'agenda.source/v1'>, 'board' | 'from' | 'until'> {
  scopeType: SlotContext<'agenda.source/v1'>['scope']['type'];
  scopeId: string;
  onTold: (source: string, told: AgendaSourceResult) => void;
}

/**
 * Loads due dates from other areas through the slot `agenda.source/v1`. Renders nothing unless a source cannot be
 * loaded, in which case its failure notice is shown.
 */
export function AgendaSourcesLoader(props: AgendaSourcesProps) {
  const sources = useSlotContributions('agenda.source/v1', useConditionFacts());
  return (
    <Quiet>
      {sources.map((source) => (
        <Source key={source.key} source={source} {...props} />
      ))}
    </Quiet>
  );
}

const Source = memo(function Source({
  source: { key, Component },
  scopeType,
  scopeId,
  onTold,
  ...days
}: AgendaSourcesProps & { source: RenderableContribution<'agenda.source/v1'> }) {
  const session = useSession();
  const facts = useConditionFacts();
  const tell = useCallback((told: AgendaSourceResult) => onTold(key, told), [key, onTold]);
  if (!session || !facts) return null;
  return (
    <Component
      session={session}
      permissions={facts.permissions}
      scope={{ type: scopeType, id: scopeId }}
      onDates={tell}
      {...days}
    />
  );
});

const Quiet = styled.div`
  ${slotStateStyles}
  && [data-slot-loading] { display: none; }
`;
