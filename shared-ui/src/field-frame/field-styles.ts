import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

const { color, motion, radius, space } = tokens;

/** Styles of the box of an input or select: border, focus, invalid, disabled. */
export const controlBoxStyles = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 2.25rem;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.ink};
  font: var(--g-text-14);
  transition: border-color ${motion.in} ${motion.ease};
  &:hover { border-color: ${color.inkSoft}; }
  &[data-invalid] { border-color: ${color.bad}; }
  &[data-disabled] { background: ${color.sunken}; border-color: ${color.line}; color: ${color.inkFaint}; cursor: not-allowed; }
  &[data-read-only] { background: ${color.sunken}; border-color: ${color.line}; }
  @media (pointer: coarse) { min-height: 2.75rem; font-size: var(--g-size-16); }
`;

/** Box of an input and its unit, icon or button. */
export const InputBox = styled.div`
  ${controlBoxStyles}
  &:focus-within:not(:has(button:focus-visible)) {
    border-color: ${color.leaf};
    outline: 2px solid ${color.leaf};
    outline-offset: -1px;
  }
  &[data-invalid]:focus-within:not(:has(button:focus-visible)) { border-color: ${color.bad}; outline-color: ${color.bad}; }
  > svg:first-child { margin-left: 10px; color: ${color.inkFaint}; }
  > button { margin-right: 2px; min-height: 1.875rem; }
`;

/** Styles of the input inside an `InputBox`, without border and background of its own. */
export const inputStyles = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  padding: 6px 10px;
  border: 0;
  background: transparent;
  outline: none;
  &::placeholder { color: ${color.inkFaint}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
  &::-webkit-search-cancel-button { display: none; }
  /* The browser paints filled-in fields in its own colours: keep ours. */
  &:autofill { box-shadow: inset 0 0 0 3rem ${color.sunSoft}; -webkit-text-fill-color: ${color.ink}; }
`;

export const Input = styled.input`
  ${inputStyles}
`;

/** Unit such as `kWp` or `R$` beside the input of a field. */
export const FieldUnit = styled.span`
  flex: none;
  padding: 0 10px 0 0;
  color: ${color.inkFaint};
  font: var(--g-text-13);
  user-select: none;
  &:first-child { padding: 0 0 0 10px; }
`;

/** Column of a field: label, control and message below each other. */
export const FieldColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`;

/** Line with the label of a field. */
export const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: 6px;
  font: 500 ${tokens.font[13]};
  color: ${color.ink};
  > small { font: 400 ${tokens.font[13]}; color: ${color.inkFaint}; }
`;

/** Line below a field with its help text or its error. */
export const FieldMessageLine = styled.div<{ $isError?: boolean | undefined }>`
  display: flex;
  gap: 5px;
  font: var(--g-text-12);
  color: ${({ $isError }) => ($isError ? color.badInk : color.inkFaint)};
  > svg { margin-top: 2px; }
`;
