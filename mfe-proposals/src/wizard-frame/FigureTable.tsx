import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, font, space, weight } = tokens;

interface FigureTableProps {
  /** Name of the table, for assistive technology. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Table of figures whose first column names each row. A table wider than its container scrolls, by the keyboard too. */
export const FigureTable = ({ label, className, children }: FigureTableProps) => (
  <Scroll role="group" aria-label={label} tabIndex={0}>
    <Table aria-label={label} className={className}>
      {children}
    </Table>
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
