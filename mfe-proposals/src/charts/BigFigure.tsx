import { keepFiguresTogether, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, font, weight } = tokens;

/** Main figure of a summary with its meaning. */
export function BigFigure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Big>
      <strong>{keepFiguresTogether(value)}</strong>
      <span>{typeof children === 'string' ? keepFiguresTogether(children) : children}</span>
    </Big>
  );
}

const Big = styled.p`
  display: flex;
  flex-direction: column;
  margin: 0;
  strong { font: ${font[32]}; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; color: ${color.ink}; }
  span { font: ${font[13]}; color: ${color.inkSoft}; }
`;
