import { keepFiguresTogether, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, font, space, weight } = tokens;

export interface Fact {
  label: string;
  value: ReactNode;
}

/** List of facts with label and value, such as figures of a proposal. The values are right-aligned. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? keepFiguresTogether(value) : value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[12]};
    padding: 6px 0;
    border-top: 1px solid ${color.lineSoft};
  }
  > div:first-child { border-top: 0; }
  dt { font: ${font[13]}; color: ${color.inkSoft}; }
  dd { margin: 0; font: ${font[13]}; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; text-align: end; color: ${color.ink}; }
`;
