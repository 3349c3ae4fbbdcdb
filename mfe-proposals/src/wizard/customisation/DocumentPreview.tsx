import { useApiQuery } from '@girassol/shared-auth';
import type { Body } from '@girassol/shared-domain/contract';
import { ErrorState, Skeleton, Text, TextLink, tokens } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const { color, space } = tokens;

type Look = Body<'POST /proposals/preview/:pid'>;

/** How long typing rests before the document is made anew. */
const REST_MS = 500;

/** The document itself as the customer would get it, drawn by the server; `look` is null while the form is not valid. */
export function DocumentPreview({ pid, look }: { pid: string; look: Look | null }) {
  const settled = useSettled(look);
  const { data, error, isError, refetch } = useApiQuery(
    'POST /proposals/preview/:pid',
    { params: { pid }, body: settled ?? ({} as Look) },
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
function useSettled(look: Look | null): Look | null {
  const text = JSON.stringify(look);
  const [settled, setSettled] = useState(look);
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => JSON.parse(text) ?? before), REST_MS);
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
