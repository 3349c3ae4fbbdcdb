import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import type { TextSize } from './Text';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the page's outline; the size follows it unless given. */
  level?: 1 | 2 | 3 | 4 | undefined;
  size?: TextSize | undefined;
}

const sizes = { 1: 20, 2: 16, 3: 14, 4: 13 } as const;
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const Styled = styled.h2<{ $size: TextSize }>`
  font: 600 ${({ $size }) => tokens.font[$size]};
  letter-spacing: ${({ $size }) => ($size >= 20 ? '-0.01em' : 'normal')};
  color: ${tokens.color.ink};
  text-wrap: balance;
`;

/** Heading; level 2 by default. */
export function Heading({ level = 2, size, ...rest }: HeadingProps) {
  return <Styled as={tags[level]} $size={size ?? sizes[level]} {...rest} />;
}
