import { lazyPart, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { keyframes, styled } from 'styled-components';

const { color, layer, motion, screen, shadow } = tokens;

const appear = keyframes`from { opacity: 0; }`;

/** Shows only where the code takes longer than the eye. */
const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.panel};
  background: ${color.scrim};
  animation: ${appear} ${motion.move} ${motion.ease} 150ms backwards;
`;

const Surface = styled.div`
  position: absolute;
  inset-block: 0;
  right: 0;
  width: min(92vw, 73.75rem);
  background: ${color.canvas};
  box-shadow: ${shadow[3]};
  @media ${screen.narrow} { width: 100%; }
`;

/** Item panel whose code is fetched when it opens. An empty frame answers the press meanwhile. */
export const LazyItemPanel = lazyPart(
  async () => ({ default: (await import('.')).ItemPanel }),
  <Scrim>
    <VisuallyHidden role="status">Carregando item</VisuallyHidden>
    <Surface />
  </Scrim>,
);
