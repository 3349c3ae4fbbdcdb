import { Skeleton, Stack, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { keyframes, styled } from 'styled-components';
import { Page } from '../page-layout/Page';

/** Placeholder of a page that loads. Appears after a moment, so that a fast area does not flicker. */
export function AreaLoadingPage({ title }: { title: string }) {
  return (
    <Late>
      <Page>
        <VisuallyHidden role="status">{`Carregando ${title}`}</VisuallyHidden>
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
      </Page>
    </Late>
  );
}

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Late = styled.div`
  animation: ${appear} ${tokens.motion.move} 120ms ${tokens.motion.ease} backwards;
`;

const Tiles = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
`;
