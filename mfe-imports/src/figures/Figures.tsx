import { type Tone, tokens, toneColours } from '@girassol/shared-ui';
import { styled } from 'styled-components';

export interface Figure {
  label: string;
  /** What one of them is called; as many are where left out. */
  one?: string;
  count: number;
  /** Of one that is not zero. */
  tone: Tone;
}

/** Counts of rows side by side; a zero stays grey. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <List aria-label={label}>
      {figures.map(({ label: name, one = name, count, tone }) => (
        <Tile key={name} $tone={count > 0 ? tone : 'neutral'}>
          <strong>{count.toLocaleString('pt-BR')}</strong> {count === 1 ? one : name}
        </Tile>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled.li<{ $tone: Tone }>`
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: ${tokens.font[13]};
  strong { font: 600 ${tokens.font[20]}; font-variant-numeric: tabular-nums; }
`;
