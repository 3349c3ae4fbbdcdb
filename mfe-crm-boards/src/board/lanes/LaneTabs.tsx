import type { BoardKind } from '@girassol/shared-domain';
import { fadingEdgeStyles, IconButton, tokens, useScrollEdges } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Lane } from '../../board-state/board-state';
import { formatShortMoney, hasLaneSum } from './lane-texts';

const { color, font, radius, space, weight, screen } = tokens;

const Frame = styled.div`
  display: none;
  @media ${screen.narrow} {
    display: flex;
    flex: none;
    align-items: center;
    padding-bottom: ${space[4]};
  }
  > button { flex: none; margin-inline-end: ${space[4]}; }
`;

const Strip = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space[8]};
  min-width: 0;
  padding: 0 var(--board-edge, ${space[16]});
  ${fadingEdgeStyles}
  button {
    display: inline-grid;
    flex: none;
    grid-template-columns: auto auto;
    align-content: center;
    justify-content: start;
    gap: 0 6px;
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
  span, small { font-variant-numeric: tabular-nums; font-weight: ${weight.regular}; }
  small { grid-column: 1 / -1; font: ${font[12]}; text-align: start; }
`;

/**
 * Tabs that switch between columns on narrow screens, and the menu of the column on screen. Swiping switches
 * too.
 */
export function LaneTabs({
  kind,
  lanes,
  main,
  hasMenu,
  openMenuOf,
  onSelect,
  onMenu,
}: {
  kind: BoardKind;
  lanes: readonly Lane[];
  /** Place of the column on screen. */
  main: number;
  hasMenu: boolean;
  /** Column whose menu is open; null for none. */
  openMenuOf: string | null;
  onSelect: (columnId: string) => void;
  /** Called with the pressed menu button, which names its column in `data-lane-menu`. */
  onMenu: (button: Element) => void;
}) {
  const shownLane = lanes[main];
  const strip = useScrollEdges<HTMLElement>();
  // The strip begins at the first column: nothing has to be measured for it.
  const shown = useRef(0);

  useEffect(() => {
    if (shown.current === main) return;
    shown.current = main;
    const current = strip.current?.children[main];
    if (!(current instanceof HTMLElement) || !strip.current) return;
    strip.current.scrollLeft = current.offsetLeft - strip.current.clientWidth / 2 + current.offsetWidth / 2;
  }, [main, strip]);

  return (
    <Frame>
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
            {hasLaneSum(kind, lane) && <small>{formatShortMoney(lane.totals.amount)}</small>}
          </button>
        ))}
      </Strip>
      {hasMenu && shownLane && (
        <IconButton
          icon="more"
          label={`Ações da coluna ${shownLane.title}`}
          data-lane-menu={shownLane._id}
          aria-haspopup="menu"
          aria-expanded={openMenuOf === shownLane._id}
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        />
      )}
    </Frame>
  );
}
