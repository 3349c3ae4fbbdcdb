import { addDays } from '@girassol/shared-domain';
import type { SitePage, SiteTrafficSource } from '@girassol/shared-domain/website';
import { Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { DaysChart } from './DaysChart';
import { FigureCards } from './FigureCards';
import { FigureTable } from './FigureTable';
import { sitePageLabels, trafficSourceLabels } from './figure-labels';
import {
  groupCountsByDay,
  groupCountsByPage,
  groupCountsBySource,
  type SiteEventCount,
  sumCurrentAndPreviousPeriod,
} from './figure-sums';
import { VisitorFunnelCard } from './VisitorFunnelCard';

interface FigureBoardProps {
  /** Counts of the period and of the same number of days before it. */
  counts: readonly SiteEventCount[];
  today: string;
  days: number;
}

/**
 * Overview of a site's visits, simulations and contacts in a period: cards, chart by day, funnel, and tables
 * by source and page.
 */
export function FiguresOverview({ counts, today, days }: FigureBoardProps) {
  const { now, before } = sumCurrentAndPreviousPeriod(counts, today, days);
  const inPeriod = counts.filter(({ day }) => day > addDays(today, -days));
  return (
    <Stack gap={16}>
      <FigureCards now={now} before={before} days={days} />
      <DaysChart days={groupCountsByDay(counts, today, days)} />
      <Pair>
        <VisitorFunnelCard sums={now} />
        <FigureTable
          title="De onde vieram"
          head="Origem"
          rows={groupCountsBySource(inPeriod)}
          getName={(name) => trafficSourceLabels[name as SiteTrafficSource]}
        />
        <FigureTable
          title="O que abriram"
          head="Página"
          rows={groupCountsByPage(inPeriod)}
          getName={(name) => sitePageLabels[name as SitePage]}
        />
      </Pair>
      <Text as="p" size={12} tone="faint">
        Contado no servidor, sem cookies: ninguém é seguido, e quem volta conta de novo.
      </Text>
    </Stack>
  );
}

const { screen, space } = tokens;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  gap: ${space[16]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;
