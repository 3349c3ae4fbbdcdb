import { siteEventKinds } from '@girassol/shared-domain/website';
import { Card, Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { describeTrend, formatWholeNumber, siteEventLabels } from './figure-labels';
import { computeTrend, type SiteEventSums } from './figure-sums';

interface FigureCardsProps {
  now: SiteEventSums;
  before: SiteEventSums;
  days: number;
}

/**
 * Cards with the numbers of visits, simulations and contacts in a period, each compared with the period
 * before.
 */
export function FigureCards({ now, before, days }: FigureCardsProps) {
  return (
    <Line>
      {siteEventKinds.map((what) => {
        const trend = computeTrend(now[what], before[what]);
        return (
          <Card key={what} as="section" aria-label={siteEventLabels[what]}>
            <Text as="p" size={13} tone="soft">
              {siteEventLabels[what]}
            </Text>
            <Figure>{formatWholeNumber(now[what])}</Figure>
            <Trend data-trend={trend === null || trend === 0 ? undefined : trend > 0 ? 'up' : 'down'}>
              {trend !== null && trend !== 0 && (
                <Icon name={trend > 0 ? 'arrow-up' : 'arrow-down'} size={14} />
              )}
              {describeTrend(trend, days)}
            </Trend>
          </Card>
        );
      })}
    </Line>
  );
}

const { color, font, screen, space } = tokens;

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); gap: ${space[8]}; }
`;

const Figure = styled.p`
  font: 600 ${font[32]};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
`;

const Trend = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  font: ${font[12]};
  color: ${color.inkFaint};
  &[data-trend='up'] { color: ${color.goodInk}; }
  &[data-trend='down'] { color: ${color.warnInk}; }
`;
