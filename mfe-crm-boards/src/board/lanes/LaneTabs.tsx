import { tokens } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Lane } from '../../board-state/board-state';

const { color, font, radius, space, weight, screen } = tokens;

const Strip = styled.nav`
  display: none;
  @media ${screen.narrow} {
    display: flex;
    flex: none;
    gap: ${space[8]};
    padding: 0 var(--board-edge, ${space[16]}) ${space[8]};
    overflow-x: auto;
    scrollbar-width: none;
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    padding: 0 ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.inkSoft};
    font: ${font[13]};
    font-weight: ${weight.medium};
  }
  @media (pointer: coarse) { button { min-height: 44px; } }
  button[aria-current] {
    border-color: ${color.leaf};
    background: ${color.leafSoft};
    color: ${color.leafInk};
  }
  button:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
  span { font-variant-numeric: tabular-nums; font-weight: ${weight.regular}; }
`;

/** Tabs that switch between columns on narrow screens. Swiping switches too. */
export function LaneTabs({
  lanes,
  main,
  onSelect,
}: {
  lanes: readonly Lane[];
  /** Place of the column on screen. */
  main: number;
  onSelect: (columnId: string) => void;
}) {
  const strip = useRef<HTMLElement>(null);
  // The strip begins at the first column: nothing has to be measured for it.
  const shown = useRef(0);

  useEffect(() => {
    if (shown.current === main) return;
    shown.current = main;
    const current = strip.current?.children[main];
    if (!(current instanceof HTMLElement) || !strip.current) return;
    strip.current.scrollLeft = current.offsetLeft - strip.current.clientWidth / 2 + current.offsetWidth / 2;
  }, [main]);

  return (
    <Strip ref={strip} aria-label="Coluna na tela">
      {lanes.map((lane, index) => (
        <button
          key={lane._id}
          type="button"
          aria-current={index === main ? 'true' : undefined}
          onClick={() => onSelect(lane._id)}
        >
          {lane.title}
          <span>{lane.totals.items}</span>
        </button>
      ))}
    </Strip>
  );
}
