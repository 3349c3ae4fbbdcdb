import { getProductName } from '@girassol/federation/remote';
import { BrandMarkWithName, Heading, Icon, Text, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PriceSummary, type PriceSummaryProps } from './PriceSummary';
import { type SignupStep, StepsNav } from './StepsNav';

interface SignupFrameProps {
  title: string;
  /** Line below the title. */
  text: string;
  steps?: { list: readonly SignupStep[]; current: number } | undefined;
  /** Left out where there is nothing to buy any more. */
  summary?: PriceSummaryProps | undefined;
  children: ReactNode;
}

/** Page of the signup: brand, steps, the form, and the price beside it. */
export function SignupFrame({ title, text, steps, summary, children }: SignupFrameProps) {
  return (
    <Page $hasSummary={summary !== undefined}>
      <Top>
        <BrandMarkWithName name={getProductName()} />
        <span>
          <Icon name="lock" size={14} /> Ambiente seguro
        </span>
      </Top>
      <Columns $hasSummary={summary !== undefined}>
        {summary && (
          <SummaryPlace>
            <PriceSummary {...summary} />
          </SummaryPlace>
        )}
        <Main>
          {steps && <StepsNav steps={steps.list} current={steps.current} />}
          <header>
            <Heading level={1} size={24} tabIndex={-1}>
              {title}
            </Heading>
            <Text as="p" tone="soft">
              {text}
            </Text>
          </header>
          {children}
        </Main>
      </Columns>
    </Page>
  );
}

const { color, font, screen, space } = tokens;

/** Brand and lock stand above the edges of what is below them. */
const Page = styled.div<{ $hasSummary: boolean }>`
  box-sizing: border-box;
  max-width: ${({ $hasSummary }) => ($hasSummary ? '68rem' : '48rem')};
  min-height: 100%;
  margin: 0 auto;
  padding: 0 ${space[24]} ${space[48]};
  @media ${screen.narrow} { padding: 0 ${space[16]} ${space[32]}; }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4rem;
  > span { display: inline-flex; align-items: center; gap: ${space[4]}; font: ${font[13]}; color: ${color.inkSoft}; }
  @media ${screen.narrow} { min-height: 3.25rem; }
`;

const Columns = styled.div<{ $hasSummary: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasSummary }) => ($hasSummary ? '23rem' : '')};
  gap: ${space[32]};
  align-items: start;
  @media ${screen.narrow} { display: block; }
`;

/** The summary comes first in the document, as a phone shows it, and stands at the right of a wide screen. */
const SummaryPlace = styled.div`
  grid-column: 2;
  grid-row: 1;
  height: 100%;
  @media ${screen.narrow} { display: contents; }
`;

const Main = styled.div`
  grid-column: 1;
  grid-row: 1;
  display: grid;
  gap: ${space[24]};
  min-width: 0;
  header > p { margin: ${space[4]} 0 0; }
  @media ${screen.narrow} { padding-top: ${space[16]}; gap: ${space[16]}; }
`;
