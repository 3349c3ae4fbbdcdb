import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, motion, screen, space, weight } = tokens;

/** The figures at a glance, in one row where there is room. */
export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
  gap: ${space[12]};
  margin: 0 0 ${space[12]};
  dt { color: ${color.inkSoft}; font: ${font[13]}; }
  dd { margin: 2px 0 0; font-variant-numeric: tabular-nums; }
  dd strong { display: block; color: ${color.ink}; font: ${font[24]}; font-weight: ${weight.strong}; white-space: nowrap; }
  dd span { color: ${color.inkSoft}; font: ${font[13]}; }
  @media ${screen.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]};
    dd strong { font: ${font[20]}; font-weight: ${weight.strong}; }
  }
`;

/** Charts and tables, two beside each other; `data-wide` takes the whole row. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  align-items: start;
  transition: opacity ${motion.in} ${motion.ease};
  [data-wide] { grid-column: 1 / -1; }
  @media ${screen.medium} { grid-template-columns: minmax(0, 1fr); }
`;

/** What stands over a chart: its title, and how it is looked at. */
export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
`;

/** What a figure of a chart means. */
export const Meaning = styled.p`
  margin: ${space[12]} 0 0;
  color: ${color.inkSoft};
  font: ${font[13]};
`;

/** A quiet line in place of a chart that has nothing to show. */
export const Nothing = styled.p`
  margin: 0;
  padding: ${space[24]} 0;
  color: ${color.inkSoft};
  font: ${font[14]};
  text-align: center;
`;
