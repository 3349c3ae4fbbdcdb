import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, motion, screen, space, weight } = tokens;

/** Row of key figures, which wraps onto several lines on narrow screens. */
export const KeyFigureRow = styled.dl`
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

/** Grid of charts and tables in two columns. `data-wide` makes a card take the whole row. */
export const ChartGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  align-items: start;
  transition: opacity ${motion.in} ${motion.ease};
  [data-wide] { grid-column: 1 / -1; }
  @media ${screen.medium} { grid-template-columns: minmax(0, 1fr); }
`;

/** Header of a chart card: title and controls. */
export const ChartCardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
`;

/** Explanation of a figure below a chart. */
export const FigureExplanation = styled.p`
  margin: ${space[12]} 0 0;
  color: ${color.inkSoft};
  font: ${font[13]};
`;

/** Text in place of a chart without data. */
export const EmptyChartText = styled.p`
  margin: 0;
  padding: ${space[24]} 0;
  color: ${color.inkSoft};
  font: ${font[14]};
  text-align: center;
`;
