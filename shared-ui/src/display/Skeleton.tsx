import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

const breathe = keyframes`50% { opacity: .55; }`;

const Styled = styled.span`
  display: block;
  max-width: 100%;
  background: ${tokens.color.pressed};
  border-radius: ${tokens.radius.control};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

export interface SkeletonProps {
  width?: CSSProperties['width'] | undefined;
  height?: CSSProperties['height'] | undefined;
  radius?: number | undefined;
  className?: string | undefined;
}

/**
 * Grey placeholder for content that is loading. The surrounding region needs `aria-busy`; tests wait until
 * the page has no `data-skeleton` element.
 */
export function Skeleton({ width = '100%', height = 14, radius, className }: SkeletonProps) {
  return (
    <Styled
      aria-hidden
      data-skeleton=""
      className={className}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
