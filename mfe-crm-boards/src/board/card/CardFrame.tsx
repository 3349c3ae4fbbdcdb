import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { CARD_GAP_REM, CARD_HEIGHT_REM } from './card-size';

const { color, font, radius, shadow, motion, weight } = tokens;

/** Row of a card in its lane. Rows are positioned by `top`, because the drag library owns `transform`. */
export const CardRow = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  /* The gap belongs to the row: neighbours make room for exactly one row. */
  height: ${CARD_HEIGHT_REM + CARD_GAP_REM}rem;
  padding-bottom: ${CARD_GAP_REM}rem;
  /* A card that changes concerns no other: the browser need not look at the rest of the board. */
  contain: layout style;

  /* The button of the menu stands beside the card's own, not inside it. */
  > .menu-spot {
    position: absolute;
    top: 6px;
    right: 6px;
    width: 26px;
    height: 26px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.inkSoft};
    font: ${font[16]};
    line-height: 1;
    cursor: pointer;
    opacity: 0;
  }
  &:hover > .menu-spot,
  &:focus-within > .menu-spot,
  > .menu-spot[aria-expanded='true'] {
    opacity: 1;
  }
  > [data-selected] + .menu-spot { background: ${color.leafSoft}; }
  > .menu-spot:hover { background: ${color.hover}; color: ${color.ink}; }
  > .menu-spot:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 1px; }
  @media (hover: none) {
    > .menu-spot { opacity: 1; }
  }
`;

/** Frame of a card: the drag handle, and the button that opens the item. */
export const CardFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  height: 100%;
  padding: 10px 12px;
  overflow: hidden;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font: ${font[13]};
  text-align: left;
  user-select: none;
  cursor: grab;
  box-shadow: ${shadow[1]};
  transition: box-shadow ${motion.in} ${motion.ease}, border-color ${motion.in} ${motion.ease};
  -webkit-tap-highlight-color: transparent;

  &:hover { box-shadow: ${shadow[2]}; border-color: ${color.line}; }
  /* Inside: the head of the column stands over what is above its first card. */
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: -2px; }

  &[data-highlighted] {
    border-color: ${color.sun};
    box-shadow: 0 0 0 3px ${color.sunSoft}, ${shadow[2]};
  }
  &[data-selected] {
    border-color: ${color.leaf};
    background: ${color.leafSoft};
    box-shadow: 0 0 0 1px ${color.leaf}, ${shadow[1]};
  }
  &[data-lifted] {
    cursor: grabbing;
    border-color: ${color.line};
    box-shadow: ${shadow[3]};
    transform: rotate(1.5deg);
    transition: transform ${motion.in} ${motion.ease}, box-shadow ${motion.in} ${motion.ease};
  }
  &[data-dropping] { transform: none; }

  .line {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .title { font: ${font[14]}; font-weight: ${weight.strong}; padding-right: 22px; }
  .number { color: ${color.inkFaint}; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
  .soft { color: ${color.inkSoft}; }
  .figures {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    margin-top: 4px;
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .amount { color: ${color.ink}; font: ${font[14]}; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
  .deadline { display: inline-flex; align-items: baseline; gap: 5px; }
  /* A line icon stands on the line by its middle, not by its foot. */
  .deadline > svg { transform: translateY(2px); }
  .overdue { color: ${color.badInk}; font-weight: ${weight.medium}; }
  .foot {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-top: auto;
    font: ${font[12]};
    color: ${color.inkSoft};
    min-width: 0;
  }
  .owner { display: flex; align-items: center; gap: 6px; flex: 1; min-width: 0; }
  .owner-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .temperature {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    padding: 1px 7px 1px 5px;
    border-radius: ${radius.round};
    font-weight: ${weight.medium};
  }
  .frio { background: ${color.frioSoft}; color: ${color.frioInk}; }
  .morno { background: ${color.mornoSoft}; color: ${color.mornoInk}; }
  .quente { background: ${color.quenteSoft}; color: ${color.quenteInk}; }
  .sign { display: inline-flex; padding: 3px; border-radius: ${radius.control}; }
  .sign.bad { background: ${color.badSoft}; color: ${color.badInk}; }
  .sign.warn { background: ${color.warnSoft}; color: ${color.warnInk}; }
  .sign.good { background: ${color.goodSoft}; color: ${color.goodInk}; }
  .sign.info { background: ${color.infoSoft}; color: ${color.infoInk}; }
`;
