import { css } from 'styled-components';
import { controlBoxStyles } from '../field-frame/field-styles';
import { tokens } from '../tokens/tokens';

/** Styles of the closed select: the chosen text, and an arrow at the right. */
export const selectTriggerStyles = css<{ $size: 'sm' | 'md' }>`
  ${controlBoxStyles}
  appearance: none;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  min-height: ${({ $size }) => ($size === 'sm' ? '1.875rem' : '2.25rem')};
  padding: 0 10px;
  text-align: left;
  cursor: pointer;
  > svg { color: ${tokens.color.inkFaint}; }
  &[data-pressed], &[aria-expanded='true'] { border-color: ${tokens.color.leaf}; }
`;
