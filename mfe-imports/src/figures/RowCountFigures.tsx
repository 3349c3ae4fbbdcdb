import { type Tone, tokens, toneColours } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Row count of an import with its label and tone, for example `120 criados`. */
export interface RowCountFigure {
  label: string;
  /** Singular label; the plural label is used if it is omitted. */
  one?: string;
  count: number;
  /** Tone of a figure above zero. */
  tone: Tone;
}

/** Tiles with the row counts of an import, side by side. Zeros are grey. */
export function RowCountFigures({ label, figures }: { label: string; figures: readonly RowCountFigure[] }) {
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
