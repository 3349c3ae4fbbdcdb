import { useApiQuery } from '@girassol/shared-auth';
import { legendOf, temperatures } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Badge, type IconName, type Tone, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { FactsBlock } from './FactsBlock';
import { ItemActions } from './ItemActions';
import { factsOf } from './item-facts';

type LegendId = ReturnType<typeof legendOf>[number]['id'];

/** The same signs as on the cards. */
const looks: Record<LegendId, { tone: Tone; icon: IconName }> = {
  'proposal-generated': { tone: 'info', icon: 'file' },
  'proposal-viewed': { tone: 'good', icon: 'eye' },
  'validity-expired': { tone: 'warn', icon: 'calendar-clock' },
  'financing-pre-approved': { tone: 'good', icon: 'landmark' },
  'deadline-expired': { tone: 'bad', icon: 'warning' },
  idle: { tone: 'warn', icon: 'clock' },
};

const temperatureLooks: Record<string, { tone: Tone; icon: IconName }> = {
  0: { tone: 'frio', icon: 'cold' },
  1: { tone: 'morno', icon: 'warm' },
  2: { tone: 'quente', icon: 'hot' },
};

interface ItemSummaryProps {
  item: BoardItem;
  now: number;
  /** Everything at once where there is room for it. */
  isWide: boolean;
}

/** The left column: what can be done, what stands out, and the facts. */
export function ItemSummary({ item, now, isWide }: ItemSummaryProps) {
  const columns = useApiQuery('GET /kanbans/single/columns/:type', { params: { type: item.type } });
  const column = columns.data?.kanban.columns.find(({ _id }) => _id === item.kanbanData.column);
  const legend = legendOf(item, column, now);
  const temperature = item.type === 'SALES' ? temperatureLooks[item.leadTemperature] : undefined;
  const warmth = temperatures.find(({ value }) => value === item.leadTemperature);

  return (
    <Column>
      <ItemActions item={item} />
      {(legend.length > 0 || temperature) && (
        <Signs aria-label="Indicadores">
          {temperature && (
            <li>
              <Badge {...temperature}>{warmth?.label}</Badge>
            </li>
          )}
          {legend.map(({ id, label, detail }) => (
            <li key={id}>
              <Badge {...looks[id]} title={detail}>
                {label}
              </Badge>
              {detail && <Detail>{detail}</Detail>}
            </li>
          ))}
        </Signs>
      )}
      <FactsBlock key={String(isWide)} facts={factsOf(item)} startsOpen={isWide} />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;

const Signs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Detail = styled.div`
  margin-top: ${tokens.space[4]};
  font: ${tokens.font[12]};
  color: ${tokens.color.inkSoft};
`;
