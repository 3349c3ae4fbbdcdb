import { useApiQuery } from '@girassol/shared-auth';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { ErrorState, Skeleton, Text, TextLink, tokens } from '@girassol/shared-ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { styled } from 'styled-components';

const { color, space } = tokens;

type Appearance = RequestBody<'POST /proposals/preview/:pid'>;

/** Height of the frame: all of it is seen at once. */
const PAGE_HEIGHT = 'min(44rem, 100dvh - 12rem)';

/** Delay in milliseconds after typing before the document is rendered again. */
const RENDER_DELAY_MS = 500;

interface DocumentPreviewProps {
  pid: string;
  /** Appearance from the form, null while the form is invalid. */
  look: Appearance | null;
  /** Screen in whose width the document is drawn, made smaller to fit. Without it, the width that there is. */
  screen?: { width: number; scale: number } | undefined;
}

/** Preview of the document that the customer will see, rendered by the server. */
export function DocumentPreview({ pid, look, screen }: DocumentPreviewProps) {
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
      <Page
        key={data.url}
        src={data.url}
        title="Prévia da proposta"
        sandbox="allow-same-origin"
        style={screen && buildScreenStyle(screen)}
      />
    </>
  );
}

/** Builds the style of a frame as large as the screen, made smaller so that it takes as much room as without one. */
const buildScreenStyle = ({ width, scale }: { width: number; scale: number }): CSSProperties => ({
  width,
  height: `calc(${PAGE_HEIGHT} / ${scale})`,
  marginBottom: `calc(${PAGE_HEIGHT} - ${PAGE_HEIGHT} / ${scale})`,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});

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
  height: ${PAGE_HEIGHT};
  border: 0;
  background: white;
`;
