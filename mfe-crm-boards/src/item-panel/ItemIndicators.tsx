import { useApiQuery } from '@girassol/shared-auth';
import { buildCardFlags, type CardFlag } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Icon, type IconName, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { getTemperatureText } from '../item/card-label';

const { color } = tokens;

/** Icons and tones of the signs, as on the cards. */
const signStyles: Record<CardFlag['id'], { icon: IconName; ink: string }> = {
  'proposal-generated': { icon: 'file', ink: color.infoInk },
  'proposal-viewed': { icon: 'eye', ink: color.goodInk },
  'proposal-accepted': { icon: 'handshake', ink: color.goodInk },
  'validity-expired': { icon: 'calendar-clock', ink: color.warnInk },
  'financing-pre-approved': { icon: 'landmark', ink: color.goodInk },
  'deadline-expired': { icon: 'warning', ink: color.badInk },
  idle: { icon: 'clock', ink: color.warnInk },
};

const temperatureLooks: Record<number, { icon: IconName; ink: string }> = {
  0: { icon: 'cold', ink: color.frioInk },
  1: { icon: 'warm', ink: color.mornoInk },
  2: { icon: 'hot', ink: color.quenteInk },
};

/**
 * Indicators of an item in its panel: its temperature and the legend entries that apply, each with its
 * reason.
 */
export function ItemIndicators({ item, now }: { item: BoardItem; now: number }) {
  const columns = useApiQuery('GET /kanbans/single/columns/:type', { params: { type: item.type } });
  // Until the columns are known nobody is called idle: their window may be longer than the usual one.
  if (columns.isPending) return null;
  const column = columns.data?.kanban.columns.find(({ _id }) => _id === item.kanbanData.column);
  const legend = buildCardFlags(item, column, now);
  const warmth = getTemperatureText(item);
  const warmthLook = temperatureLooks[item.leadTemperature];
  if (legend.length === 0 && !warmth) return null;

  return (
    <Box>
      <List aria-label="Indicadores">
        {warmth && warmthLook && <Sign {...warmthLook} label={warmth} />}
        {legend.map(({ id, label, detail }) => (
          <Sign key={id} {...signStyles[id]} label={label} detail={detail} />
        ))}
      </List>
    </Box>
  );
}

interface SignProps {
  icon: IconName;
  ink: string;
  label: string;
  detail?: string | undefined;
}

function Sign({ icon, ink, label, detail }: SignProps) {
  return (
    <Line $ink={ink}>
      <Icon name={icon} size={16} />
      <div>
        <strong>{label}</strong>
        {detail && <small>{detail}</small>}
      </div>
    </Line>
  );
}

const Box = styled.div`
  padding: ${tokens.space[12]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  /* Signs without a reason stand below the buttons in a line, like badges. */
  &:not(:has(small)) {
    padding: 0;
    border: 0;
    background: none;
    > ul { flex-flow: row wrap; gap: ${tokens.space[4]} ${tokens.space[12]}; }
  }
  @media ${tokens.screen.phone} { padding: 0; border: 0; background: none; }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  @media ${tokens.screen.phone} { flex-flow: row wrap; gap: ${tokens.space[4]} ${tokens.space[12]}; }
`;

const Line = styled.li<{ $ink: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[8]};
  font: ${tokens.font[13]};
  color: ${({ $ink }) => $ink};

  & svg {
    margin-top: 1px;
  }

  & strong {
    display: block;
    font-weight: ${tokens.weight.medium};
  }

  & small {
    display: block;
    font: ${tokens.font[12]};
    color: ${color.inkSoft};
  }
`;
