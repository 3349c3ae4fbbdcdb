import { tokens, visuallyHiddenStyles } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { LANE_GAP_REM, LANE_HEAD_HEIGHT_REM, LANE_WIDTH_REM } from './lane-size';

const { color, font, radius, shadow, space, weight, motion, screen } = tokens;

/**
 * Element that scrolls all columns of a board together, sideways and down. One element for both directions,
 * so that the drag library can scroll both during a drag.
 */
export const BoardScroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.line} transparent;
  transition: opacity ${motion.in} ${motion.ease};

  &[data-stale] { opacity: .6; }
  @media ${screen.narrow} {
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  /* Snapping would pull the board away under a dragged card. */
  &[data-dragging] { scroll-snap-type: none; }
`;

/** Area of the board over which the selection bar floats. */
export const BoardArea = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Lanes = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${LANE_GAP_REM}rem;
  width: max-content;
  min-height: 100%;
  padding: 0 var(--board-edge, ${space[24]}) ${space[16]};
`;

export const LaneFrame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  width: ${LANE_WIDTH_REM}rem;
  border-radius: ${radius.card};
  /* The head repeats the colour: an inherited one stays behind while it changes. */
  --lane-color: ${color.sunken};
  background: var(--lane-color);

  &[data-over] { --lane-color: ${color.pressed}; }
  /* A column in the hand; the others make room for it. */
  [data-lane-dragging] & { transition: transform ${motion.move} ${motion.ease}; }
  [data-lane-dragging] &[data-lane-lifted] {
    z-index: 3;
    box-shadow: ${shadow[3]};
    transition: none;
  }
  @media ${screen.narrow} {
    width: calc(100vw - 2 * var(--board-edge, ${space[16]}));
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
`;

export const LaneHead = styled.header`
  position: sticky;
  top: 0;
  z-index: 2;
  /* Title, count and menu; the amount stands below, so that it takes nothing from the title. */
  display: grid;
  grid-template-columns: minmax(0, auto) auto 1fr;
  align-content: center;
  align-items: center;
  column-gap: ${space[8]};
  height: ${LANE_HEAD_HEIGHT_REM}rem;
  padding: 0 ${space[16]};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: var(--lane-color);

  /* Cards pass below the head: outside its round corners there is the page, not a card. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${radius.card};
    z-index: -1;
    background: ${color.canvas};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: var(--lane-color);
  }
  h2 {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.ink};
    font: ${font[14]};
    font-weight: ${weight.strong};
  }
  .count {
    justify-self: start;
    padding: 0 7px;
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.inkSoft};
    font: ${font[12]};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }
  /* Named row and columns: beside the menu, automatic placement would leave a row free between name and amount. */
  .sum {
    grid-area: 2 / 1 / auto / -1;
    justify-self: start;
    color: ${color.inkSoft};
    font: ${font[13]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* Titles stand at one height, with and without an amount below. */
  &[data-has-sum-line] { grid-template-rows: repeat(2, 1.25rem); }
  &[data-movable] { cursor: grab; user-select: none; }
  [data-lane-lifted] > & { cursor: grabbing; }
  > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.inkSoft};
    cursor: pointer;
  }
  > button:hover, > button[aria-expanded='true'] { background: ${color.hover}; color: ${color.ink}; }
  > button:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: -1px; }
  /* Centred on the title, and higher than its row. */
  > .lane-menu { grid-area: 1 / 3; justify-self: end; margin: -4px -8px -4px -2px; }
  @media (pointer: coarse) { > .lane-menu { width: 40px; height: 40px; margin: -10px -14px -10px -2px; } }
  > .grip {
    position: absolute;
    left: 1px;
    width: 15px;
    color: ${color.inkFaint};
    cursor: grab;
    opacity: 0;
    /* A finger on it moves the column, not the page. */
    touch-action: none;
  }
  &:hover > .grip, > .grip:focus-visible { opacity: 1; }
  @media (hover: none) { > .grip { opacity: 1; } }
  /* The row of column tabs has name, count, amount and menu. */
  @media ${screen.narrow} {
    &[data-lane-head] { height: ${space[8]}; grid-template-rows: auto; }
    > .grip, > .lane-menu, > .sum { display: none; }
    > h2, > .count { ${visuallyHiddenStyles} }
  }
`;

/**
 * Body of a column, which contains the cards. Cards, texts and indicators are positioned absolutely inside
 * the body.
 */
export const LaneBody = styled.div`
  position: relative;
  flex: 1;
  margin: 0 ${space[8]};
  /* Room to drop below the last card. */
  padding-bottom: ${space[48]};
`;

/** Placeholder in a column at the position where the dragged card would be dropped. */
export const DropIndicator = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  border: 1.5px dashed ${color.leaf};
  border-radius: ${radius.card};
  background: ${color.leafSoft};
  opacity: .7;
  pointer-events: none;
`;

export const EmptyLane = styled.div`
  position: absolute;
  inset: ${space[8]} 0 auto;
  display: grid;
  gap: ${space[16]};
  justify-items: center;
  text-align: center;
  p { margin: 0; }
  color: ${color.inkFaint};
  font: ${font[13]};
`;

export const LaneEnd = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[8]};
  color: ${color.inkSoft};
  font: ${font[13]};
`;
