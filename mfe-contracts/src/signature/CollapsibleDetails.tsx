import { tokens } from '@girassol/shared-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

/** Collapsed details, rendered only after they are opened. */
export function CollapsibleDetails({ summary, children }: { summary: string; children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
      <summary>{summary}</summary>
      {isWanted && children}
    </Details>
  );
}

const { color, font, space } = tokens;

const Details = styled.details`
  font: ${font[13]};
  > summary { width: fit-content; padding: ${space[4]} 0; color: ${color.leafInk}; cursor: pointer; }
  > summary:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; border-radius: 4px; }
  ul { margin: ${space[8]} 0 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
`;
