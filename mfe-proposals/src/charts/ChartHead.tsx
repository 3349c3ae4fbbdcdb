import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, font, space } = tokens;

interface ChartHeadProps {
  /** Unit of the values on the axis. */
  unit: string;
  /** Legend or subject of the chart. */
  children: ReactNode;
}

/** Line above a chart: what it shows, and the unit that its axis leaves out. */
export function ChartHead({ unit, children }: ChartHeadProps) {
  return (
    <Line>
      {children}
      <span>Valores em {unit}</span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  color: ${color.inkSoft};
  font: ${font[13]};
`;
