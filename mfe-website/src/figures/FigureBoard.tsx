import { addDays } from '@girassol/shared-domain';
import type { SitePage, SiteSource } from '@girassol/shared-domain/website';
import { Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { DaysChart } from './DaysChart';
import { FigureCards } from './FigureCards';
import { FigureTable } from './FigureTable';
import { Funnel } from './Funnel';
import { type Count, daysOf, periodsOf, rowsByPage, rowsBySource } from './figure-sums';
import { pageLabels, sourceLabels } from './figure-words';

interface FigureBoardProps {
  /** Of the period and as many days before it. */
  counts: readonly Count[];
  today: string;
  days: number;
}

/** What a period brought. */
export function FigureBoard({ counts, today, days }: FigureBoardProps) {
  const { now, before } = periodsOf(counts, today, days);
  const inPeriod = counts.filter(({ day }) => day > addDays(today, -days));
  return (
    <Stack gap={16}>
      <FigureCards now={now} before={before} days={days} />
      <DaysChart days={daysOf(counts, today, days)} />
      <Pair>
        <Funnel sums={now} />
        <FigureTable
          title="De onde vieram"
          head="Origem"
          rows={rowsBySource(inPeriod)}
          nameOf={(name) => sourceLabels[name as SiteSource]}
        />
        <FigureTable
          title="O que abriram"
          head="Página"
          rows={rowsByPage(inPeriod)}
          nameOf={(name) => pageLabels[name as SitePage]}
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
