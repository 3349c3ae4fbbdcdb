import {
  type AgendaDates,
  type SlotContext,
  type SlotTab,
  useSlotContributions,
} from '@girassol/federation/remote';
import { useFacts, useSession } from '@girassol/shared-auth';
import { memo, useCallback } from 'react';
import { styled } from 'styled-components';
import { otherAreas } from '../other-areas';

interface AgendaSourcesProps extends Pick<SlotContext<'agenda.source/v1'>, 'board' | 'from' | 'until'> {
  scopeType: SlotContext<'agenda.source/v1'>['scope']['type'];
  scopeId: string;
  onTold: (source: string, told: AgendaDates) => void;
}

/** Asks the areas which days are to be kept. They draw nothing, unless one of them cannot be loaded: then that stands here. */
export function AgendaSources(props: AgendaSourcesProps) {
  const sources = useSlotContributions('agenda.source/v1', useFacts());
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
}: AgendaSourcesProps & { source: SlotTab<'agenda.source/v1'> }) {
  const session = useSession();
  const facts = useFacts();
  const tell = useCallback((told: AgendaDates) => onTold(key, told), [key, onTold]);
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
  ${otherAreas}
  && [data-slot-loading] { display: none; }
`;
