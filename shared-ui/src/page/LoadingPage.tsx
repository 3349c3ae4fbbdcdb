import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Skeleton } from '../display/Skeleton';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../tokens/tokens';

const { motion, screen, space } = tokens;

export interface LoadingPageProps {
  /** For screen readers: "Carregando Propostas". */
  label?: string | undefined;
  /** Words above the placeholder, such as what is waited for. */
  children?: ReactNode;
}

/** Placeholder of a page whose code is on its way. Appears after a moment, so that a fast page does not flicker. */
export function LoadingPage({ label = 'Carregando', children }: LoadingPageProps) {
  return (
    <Frame>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
      <Stack gap={24} aria-hidden>
        <Stack gap={8}>
          <Skeleton width={180} height={24} />
          <Skeleton width={260} height={14} />
        </Stack>
        <Tiles>
          <Skeleton height={220} radius={10} />
          <Skeleton height={220} radius={10} />
          <Skeleton height={220} radius={10} />
        </Tiles>
      </Stack>
    </Frame>
  );
}

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Frame = styled.div`
  box-sizing: border-box;
  width: 100%;
  padding: ${space[24]} ${space[24]} ${space[48]};
  animation: ${appear} ${motion.move} 60ms ${motion.ease} backwards;
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[32]}; }
`;

const Tiles = styled.div`
  display: grid;
  gap: ${space[16]};
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
`;
