import { useApiQuery } from '@girassol/shared-auth';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { ErrorState, Skeleton, Text, TextLink, tokens } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const { color, space } = tokens;

type Appearance = RequestBody<'POST /proposals/preview/:pid'>;

/** Delay in milliseconds after typing before the document is rendered again. */
const RENDER_DELAY_MS = 500;

/**
 * Preview of the document that the customer will see, rendered by the server. `look`, the appearance from the
 * form, is null while the form is invalid.
 */
export function DocumentPreview({ pid, look }: { pid: string; look: Appearance | null }) {
  const settled = useSettled(look);
  const { data, error, isError, refetch } = useApiQuery(
    'POST /proposals/preview/:pid',
    { params: { pid }, body: settled ?? ({} as Appearance) },
    {
      enabled: settled !== null,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: (before) => before,
    },
  );
  if (isError)
    return (
      <ErrorState
        error={error}
        isCompact
        title="Não foi possível montar a prévia"
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={480} radius={10} />;
  return (
    <>
      <Head>
        <Text size={13} tone="soft">
          Como o cliente verá
        </Text>
        <TextLink href={data.url} target="_blank" rel="noreferrer">
          Abrir em outra aba
        </TextLink>
      </Head>
      {/* Nothing in it runs; its pictures are those of this server. */}
      <Page key={data.url} src={data.url} title="Prévia da proposta" sandbox="allow-same-origin" />
    </>
  );
}

/** The last value that stayed for a while, judged by what it holds. */
function useSettled(look: Appearance | null): Appearance | null {
  const text = JSON.stringify(look);
  const [settled, setSettled] = useState(look);
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => JSON.parse(text) ?? before), RENDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]};
  border-bottom: 1px solid ${color.lineSoft};
`;

const Page = styled.iframe`
  display: block;
  width: 100%;
  height: min(44rem, calc(100dvh - 12rem));
  border: 0;
  background: white;
`;
