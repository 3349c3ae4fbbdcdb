import { Heading, tokens } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const { color, font, radius, space, weight } = tokens;

/** Panel with a title for a part of a proposal, such as kit or price. */
export function ProposalPanel({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <Head>
        <Heading level={3} size={16} id={heading}>
          {title}
        </Heading>
        {aside}
      </Head>
      {children}
    </Section>
  );
}

/** Figure of a panel: label, value and an optional hint. */
export interface PanelFigure {
  label: string;
  value: string;
  /** A word under the figure. */
  hint?: string;
}

/** Row of figures in a panel, each with its label above the value. */
export function PanelFigures({ figures }: { figures: readonly PanelFigure[] }) {
  return (
    <Grid>
      {figures.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {hint && <small>{hint}</small>}
          </dd>
        </div>
      ))}
    </Grid>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  & + & { margin-top: ${space[24]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
`;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: 1px;
  margin: 0;
  overflow: hidden;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  /* Each cell draws its own lines: where the last row is not full nothing stands out. */
  > div { padding: ${space[12]}; box-shadow: 0 0 0 1px ${color.lineSoft}; }
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd {
    margin: ${space[4]} 0 0;
    color: ${color.ink};
    font: ${font[16]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small { display: block; color: ${color.inkSoft}; font: ${font[12]}; }
`;

/** List in a panel. Each line has a name, an amount, and a detail below the name. */
export const PanelLineList = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[16]};
    padding: ${space[8]} ${space[12]};
    color: ${color.ink};
    font: ${font[14]};
    font-variant-numeric: tabular-nums;
  }
  > li + li { border-top: 1px solid ${color.lineSoft}; }
  > li[data-part] { padding-left: ${space[24]}; color: ${color.inkSoft}; font: ${font[13]}; }
  > li[data-total] { font-weight: ${weight.strong}; background: ${color.sunken}; }
  small { grid-column: 1 / -1; color: ${color.inkSoft}; font: ${font[13]}; }
  span { overflow-wrap: anywhere; }
`;

/** Text shown in place of a part that a proposal lacks, such as price data. */
export const MissingPartText = styled.p`
  margin: 0;
  padding: ${space[24]} ${space[16]};
  border: 1px dashed ${color.line};
  border-radius: ${radius.card};
  color: ${color.inkSoft};
  font: ${font[14]};
  text-align: center;
`;
