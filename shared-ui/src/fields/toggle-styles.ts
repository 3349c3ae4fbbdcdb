import { css, styled } from 'styled-components';
import { FieldColumn } from '../field-frame/field-styles';
import { tokens } from '../tokens/tokens';

const { color, motion, space } = tokens;

/** Line of a control with its label on the right; the whole line can be pressed. */
export const ToggleLine = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[8]};
  align-self: flex-start;
  min-height: 1.5rem;
  padding: 2px 0;
  font: var(--g-text-14);
  cursor: pointer;
  &:has(:disabled) { cursor: not-allowed; color: ${color.inkDisabled}; }
  @media (pointer: coarse) { min-height: 2.75rem; padding: 12px 0; }
`;

/** Frame of a toggle, with help text indented below its label. */
export const ToggleFrame = styled(FieldColumn)<{ $indent: string }>`
  gap: 0;
  > :not(label) { padding-left: ${({ $indent }) => $indent}; }
`;

const tick = css`
  appearance: none;
  flex: none;
  position: relative;
  margin: 1px 0 0;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  cursor: inherit;
  transition: background-color ${motion.in} ${motion.ease}, border-color ${motion.in} ${motion.ease};
  &::after { content: ''; position: absolute; transition: transform ${motion.in} ${motion.ease}; }
  &:hover { border-color: ${color.inkSoft}; }
  /* A radio button counts as indeterminate while none of its group is chosen: it must not look chosen. */
  &:checked, &[type='checkbox']:indeterminate { background: ${color.leaf}; border-color: ${color.leaf}; }
  &[aria-invalid] { border-color: ${color.bad}; }
  &:disabled { background: ${color.pressed}; border-color: ${color.line}; }
  @media (forced-colors: active) { appearance: auto; }
`;

export const CheckboxInput = styled.input`
  ${tick}
  width: 1.125rem;
  height: 1.125rem;
  border-radius: 4px;
  &::after {
    left: 5px;
    top: 1.5px;
    width: 5px;
    height: 9px;
    border: solid ${color.onLeaf};
    border-width: 0 2px 2px 0;
    transform: rotate(43deg) scale(0);
  }
  &:checked::after { transform: rotate(43deg); }
  &:indeterminate::after { left: 3px; top: 7px; width: 10px; height: 0; border-width: 0 0 2px; transform: none; }
`;

export const RadioInput = styled.input`
  ${tick}
  width: 1.125rem;
  height: 1.125rem;
  border-radius: 50%;
  &::after { inset: 4px; border-radius: 50%; background: ${color.onLeaf}; transform: scale(0); }
  &:checked::after { transform: none; }
`;

export const SwitchInput = styled.input`
  ${tick}
  width: 2rem;
  height: 1.125rem;
  border-radius: 1rem;
  background: ${color.pressed};
  &::after {
    left: 2px;
    top: 2px;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    background: ${color.inkSoft};
  }
  &:checked::after { transform: translateX(0.875rem); background: ${color.onLeaf}; }
  &:disabled::after { background: ${color.inkDisabled}; }
`;
