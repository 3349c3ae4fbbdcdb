import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, font, space, weight } = tokens;

interface FigureTableProps {
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A table of figures, the first column naming each row. One that is wider than its place scrolls by itself. */
export const FigureTable = ({ children, ...names }: FigureTableProps) => (
  <Scroll>
    <Table {...names}>{children}</Table>
  </Scroll>
);

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  th, td { padding: ${space[4]} ${space[8]}; border-top: 1px solid ${color.lineSoft}; text-align: end; white-space: nowrap; }
  thead th { border-top: 0; color: ${color.inkSoft}; font-weight: ${weight.medium}; }
  th:first-child { text-align: start; font-weight: ${weight.regular}; }
`;
