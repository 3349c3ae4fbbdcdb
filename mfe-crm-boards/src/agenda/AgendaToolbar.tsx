import { Button, Heading, IconButton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { type AgendaView, agendaViewLabels, agendaViews, formatAgendaPeriod } from '../period/agenda-days';

interface AgendaToolbarProps {
  view: AgendaView;
  date: string;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  onView: (view: AgendaView) => void;
}

/** Toolbar of the agenda: the displayed period, navigation to other periods, and the four views. */
export function AgendaToolbar({ view, date, onStep, onToday, onView }: AgendaToolbarProps) {
  return (
    <Bar>
      <Way>
        <Button onClick={onToday} title="Atalho: t">
          Hoje
        </Button>
        <IconButton icon="chevron-left" label="Anterior" onClick={() => onStep(-1)} />
        <IconButton icon="chevron-right" label="Próximo" onClick={() => onStep(1)} />
        <Heading level={2} size={16} aria-live="polite">
          {formatAgendaPeriod(view, date)}
        </Heading>
      </Way>
      <Views role="group" aria-label="Visão da agenda">
        {agendaViews.map((each, index) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            title={`Atalho: ${index + 1}`}
            onClick={() => onView(each)}
          >
            {agendaViewLabels[each]}
          </button>
        ))}
      </Views>
    </Bar>
  );
}

const { color, font, radius, screen, space } = tokens;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding-bottom: ${space[12]};
  @media ${screen.phone} { row-gap: ${space[4]}; padding-bottom: ${space[4]}; }
`;

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  /* One row, whatever the length of the period. */
  @media ${screen.phone} {
    flex-wrap: nowrap;
    gap: 0;
    width: 100%;
    > h2 { min-width: 0; margin-inline-start: ${space[8]}; font: ${font[13]}; font-weight: ${tokens.weight.strong}; }
  }
`;

const Views = styled.div`
  display: flex;
  padding: 2px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  button {
    min-height: 2rem;
    padding: 0 ${space[12]};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    font: ${font[14]};
    font-weight: 500;
    color: ${color.inkSoft};
    cursor: pointer;
  }
  @media (pointer: coarse) { button { min-height: 44px; } }
  button:hover { color: ${color.ink}; }
  button[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.leafInk};
    box-shadow: ${tokens.shadow[1]};
  }
  @media ${screen.phone} {
    width: 100%;
    button { flex: 1; padding: 0 ${space[4]}; }
  }
`;
