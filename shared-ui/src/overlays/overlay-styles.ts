import { css, keyframes } from 'styled-components';
import { tokens } from '../tokens/tokens';

const { color, motion } = tokens;

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px) scale(.985); }`;
const drop = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** Styles of the dimmed layer over the page. */
export const scrimStyles = css`
  position: fixed;
  inset: 0;
  background: var(--g-scrim);
  &[data-entering] { animation: ${fade} ${motion.move} ${motion.ease}; }
  &[data-exiting] { animation: ${fade} ${motion.in} ease-in reverse forwards; }
`;

/** Animation of dialogs that rise into view and sink out of view. */
export const risingSurfaceStyles = css`
  &[data-entering] { animation: ${rise} ${motion.move} ${motion.ease}; }
  &[data-exiting] { animation: ${rise} ${motion.in} ease-in reverse forwards; }
`;

/** Styles of menus, popovers and option lists. */
export const floatingSurfaceStyles = css`
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow[2]};
  z-index: ${tokens.layer.popover};
  outline: none;
  &[data-entering] { animation: ${drop} ${motion.in} ${motion.ease}; }
  &[data-exiting] { animation: ${fade} ${motion.in} ease-in reverse forwards; }
`;

/** Styles of one line of a menu or an option list. */
export const choiceStyles = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  min-height: 2rem;
  padding: ${tokens.space[4]} ${tokens.space[8]};
  border-radius: ${tokens.radius.control};
  color: ${color.ink};
  font: var(--g-text-14);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  > svg { color: ${color.inkFaint}; }
  &[data-focused] { background: ${color.pressed}; }
  &[data-focus-visible] { box-shadow: inset 0 0 0 2px ${color.leaf}; }
  &[data-selected] { color: ${color.leafInk}; font-weight: 500; }
  &[data-selected] > svg { color: ${color.leaf}; }
  &[data-disabled] { color: ${color.inkDisabled}; cursor: not-allowed; }
  @media (pointer: coarse) { min-height: 2.75rem; }
`;
