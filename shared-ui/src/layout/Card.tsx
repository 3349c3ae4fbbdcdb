import type { ComponentProps, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import type { SpaceStep } from './Stack';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType | undefined;
  padding?: SpaceStep | undefined;
  /** Lifts under the pointer: the whole card can be pressed. */
  isInteractive?: boolean | undefined;
}

const interactive = css`
  cursor: pointer;
  transition: box-shadow ${tokens.motion.in} ${tokens.motion.ease}, border-color ${tokens.motion.in};
  &:hover {
    box-shadow: ${tokens.shadow[2]};
    border-color: ${tokens.color.line};
  }
`;

const Styled = styled.div<{ $padding: SpaceStep; $isInteractive?: boolean | undefined }>`
  padding: ${({ $padding }) => ($padding ? `var(--g-space-${$padding})` : 0)};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow[1]};
  min-width: 0;
  ${({ $isInteractive }) => $isInteractive && interactive}
`;

/** Bordered surface that groups content about one subject. */
export function Card({ padding = 16, isInteractive, ...rest }: CardProps) {
  return <Styled $padding={padding} $isInteractive={isInteractive} {...rest} />;
}
