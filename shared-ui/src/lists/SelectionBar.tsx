import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { pageFoot } from '../snackbar/page-foot';
import { tokens } from '../tokens/tokens';

const { color, font, layer, motion, radius, screen, shadow, space, weight } = tokens;

export interface SelectionBarProps {
  /** Accessible name of the selection: "Clientes selecionados". */
  label: string;
  count: number;
  /** Reason why an action is unavailable for this many items. */
  note?: string | undefined;
  /** `foot`: stays at the foot of a page that scrolls. `over`: floats over the foot of a surface that fills the page. */
  place?: 'foot' | 'over' | undefined;
  onClear: () => void;
  /** The buttons, small ones. */
  children: ReactNode;
}

/** Bar of actions on the selected items; rises from below while there is a selection. */
export function SelectionBar({ label, count, note, place = 'foot', onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <Bar {...pageFoot} role="region" aria-label={label} $place={place}>
      <strong role="status">
        {count} {count === 1 ? 'selecionado' : 'selecionados'}
      </strong>
      {note && <small>{note}</small>}
      <span className="actions">
        {children}
        <IconButton
          size="sm"
          icon="x"
          label="Limpar seleção"
          aria-keyshortcuts={place === 'over' ? 'Escape' : undefined}
          onClick={onClear}
        />
      </span>
    </Bar>
  );
}

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const placeStyles = {
  foot: css`
    position: sticky;
    bottom: ${space[16]};
    margin: 0 auto ${space[16]};
  `,
  over: css`
    position: absolute;
    left: 50%;
    bottom: ${space[24]};
    transform: translateX(-50%);
    max-width: calc(100% - 2 * ${space[16]});
    @media ${screen.narrow} { bottom: ${space[12]}; max-width: calc(100% - 2 * ${space[12]}); }
  `,
};

const Bar = styled.div<{ $place: keyof typeof placeStyles }>`
  z-index: ${layer.sticky};
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  width: max-content;
  max-width: 100%;
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow[3]};
  color: ${color.ink};
  font: ${font[14]};
  animation: ${rise} ${motion.move} ${motion.ease};
  ${({ $place }) => placeStyles[$place]}

  > strong { font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  > small { color: ${color.warnInk}; font: ${font[12]}; }
  > .actions { display: flex; flex-wrap: wrap; gap: ${space[8]}; margin-left: auto; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
