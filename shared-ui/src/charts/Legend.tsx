import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

interface LegendItem {
  label: string;
  colour: string;
  /** The figure itself, where there is room. */
  text?: string;
}

/** Legend of a chart: the meaning of its colours. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <List>
      {items.map(({ label, colour, text }) => (
        <li key={label}>
          <i aria-hidden style={{ background: colour }} />
          {label}
          {text && <strong>{text}</strong>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
  font-variant-numeric: tabular-nums;
  li { display: flex; align-items: center; gap: ${tokens.space[8]}; }
  i { width: 0.75rem; height: 0.75rem; border-radius: 3px; }
  strong { color: ${tokens.color.ink}; font-weight: ${tokens.weight.strong}; }
`;
