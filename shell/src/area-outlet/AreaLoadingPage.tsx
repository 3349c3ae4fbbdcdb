import { Button, Row, Skeleton, Stack, Text, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { navigateAsLink } from '../navigation/follow';
import { useShellNavigation } from '../navigation/navigation-context';
import { Page } from '../page-layout/Page';

/** Milliseconds after which a loading page says what it waits for. */
const SAYS_WHAT_MS = 3_000;
/** Milliseconds after which it offers another page meanwhile. */
const OFFERS_WAY_MS = 8_000;

/**
 * Placeholder of a page that loads. Appears after a moment, so that a fast area does not flicker; says after 3 s what it
 * waits for, and offers after 8 s to go on elsewhere.
 */
export function AreaLoadingPage({ title }: { title: string }) {
  return (
    <Late>
      <Page>
        <VisuallyHidden role="status">{`Carregando ${title}`}</VisuallyHidden>
        <SlowLoading title={title} />
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

function SlowLoading({ title }: { title: string }) {
  const places = useShellNavigation();
  const isSlow = useHasPassed(SAYS_WHAT_MS);
  const isVerySlow = useHasPassed(OFFERS_WAY_MS);
  return (
    <Slow role="status" gap={12} align="start">
      {isSlow && (
        <Text as="p" tone="soft">
          {`Ainda chegam os arquivos da área ${title}. A conexão está lenta.`}
        </Text>
      )}
      {isVerySlow && (
        <Row gap={12} wraps>
          <Text as="p" tone="soft">
            Você pode continuar em outra página: as outras áreas abrem pelo menu.
          </Text>
          <Button icon="home" onClick={() => navigateAsLink(places, '/inicio')}>
            Ir para o início
          </Button>
        </Row>
      )}
    </Slow>
  );
}

/** Returns true once a component has been on screen for a time. */
function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Late = styled.div`
  animation: ${appear} ${tokens.motion.move} 120ms ${tokens.motion.ease} backwards;
`;

const Slow = styled(Stack)`
  &:not(:empty) { padding-bottom: ${tokens.space[24]}; }
`;

const Tiles = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
`;
