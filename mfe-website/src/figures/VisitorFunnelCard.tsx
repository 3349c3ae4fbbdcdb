import { siteEventKinds } from '@girassol/shared-domain/website';
import { Card, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { formatShareInPercent, formatWholeNumber, siteEventLabels } from './figure-labels';
import type { SiteEventSums } from './figure-sums';

/**
 * Card with the funnel of a site from visits to simulations to contacts, and at each step the percentage of
 * people who continued.
 */
export function VisitorFunnelCard({ sums }: { sums: SiteEventSums }) {
  const widest = Math.max(sums.VISIT, sums.SIMULATION, sums.LEAD, 1);
  return (
    <Card as="section" aria-label="Da visita ao contato">
      <Stack gap={12}>
        <Heading level={2}>Da visita ao contato</Heading>
        <Steps>
          {siteEventKinds.map((what, place) => {
            const before = siteEventKinds[place - 1];
            return (
              <li key={what}>
                <Text size={13}>{siteEventLabels[what]}</Text>
                <Bar style={{ width: `${Math.max((sums[what] / widest) * 100, 2)}%` }} data-what={what} />
                <Text size={13} weight={600}>
                  {formatWholeNumber(sums[what])}
                </Text>
                <Text size={12} tone="faint">
                  {before
                    ? `${formatShareInPercent(sums[what], sums[before])} das ${siteEventLabels[before].toLowerCase()}`
                    : ''}
                </Text>
              </li>
            );
          })}
        </Steps>
      </Stack>
    </Card>
  );
}

const { color, space } = tokens;

const Steps = styled.ol`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    gap: 0 ${space[12]};
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  li > :last-child { grid-column: 2 / -1; }
`;

const Bar = styled.i`
  display: block;
  height: 1.25rem;
  border-radius: 4px;
  background: ${color.chart3};
  &[data-what='SIMULATION'] { background: ${color.chart2}; }
  &[data-what='LEAD'] { background: ${color.chart1}; }
`;
