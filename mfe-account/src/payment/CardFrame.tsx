import { useApiQuery } from '@girassol/shared-auth';
import { ErrorState, Skeleton, tokens } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Returns the token in a message of the provider's page; null for any other message. */
function readToken(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const token: unknown = Reflect.get(data, 'token');
  return typeof token === 'string' && token !== '' ? token : null;
}

/**
 * Framed page of the payment provider that takes the data of a card. Calls `onToken` with the token that the page makes of
 * it; no card number reaches our screens. Ignores messages of any other frame or origin.
 */
export function CardFrame({ onToken }: { onToken: (token: string) => void }) {
  const { data, isError, isFetching, refetch } = useApiQuery('GET /signup/card-frame', {});
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onToken);
  latest.current = onToken;
  const origin = data && (data.origin || window.location.origin);
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const token = readToken(event.data);
      if (token !== null) latest.current(token);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
  if (isError && !data)
    return (
      <ErrorState
        isCompact
        title="O formulário do cartão não abriu"
        text="Nada foi cobrado. Tente de novo, ou pague por Pix."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={320} radius={10} />;
  return <Frame ref={frame} src={data.url} title="Dados do cartão" />;
}

const { color, radius } = tokens;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 28rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;
