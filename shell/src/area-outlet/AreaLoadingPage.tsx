import { Button, LoadingPage, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { navigateAsLink } from '../navigation/follow';
import { useShellNavigation } from '../navigation/navigation-context';

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
    <LoadingPage label={`Carregando ${title}`}>
      <SlowLoading title={title} />
    </LoadingPage>
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

const Slow = styled(Stack)`
  &:not(:empty) { padding-bottom: ${tokens.space[24]}; }
`;
