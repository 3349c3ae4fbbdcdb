import type { DocumentPageImage } from '@girassol/shared-domain/contract';
import { Button, Row, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getDrawingFailure } from './retry-drawing';

/** Parts of the query that draws the pages. */
interface DrawingQuery {
  isLoadingError: boolean;
  /** Error of the last attempt, also while the next one is awaited. */
  failureReason: unknown;
  refetch: () => Promise<unknown>;
}

interface PagesViewProps {
  /** Null while they are drawn. */
  pages: readonly DocumentPageImage[] | null;
  total: number;
  drawing: DrawingQuery;
  /** Way to the document itself, offered where its pages cannot be drawn. */
  download?: ReactNode;
}

/** Printed pages of a document as images, each with its text for screen readers. */
export function DocumentPageImages({ pages, total, drawing, download }: PagesViewProps) {
  const { isLoadingError, failureReason, refetch } = drawing;
  if (isLoadingError)
    return (
      <Stack gap={12}>
        <Text as="p" tone="soft" role="status">
          Sem a imagem das páginas: {getDrawingFailure(failureReason)}
        </Text>
        <Row gap={8} wraps>
          <Button icon="refresh" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
          {download}
        </Row>
      </Stack>
    );
  if (!pages)
    return (
      <Pages role="status" aria-label="Desenhando as páginas">
        <Text as="p" size={13} tone="soft">
          {failureReason
            ? `${getDrawingFailure(failureReason)} As páginas aparecem aqui sozinhas.`
            : 'Desenhando as páginas… Costuma levar até 20 segundos.'}
        </Text>
        <Skeleton height={480} radius={4} />
      </Pages>
    );
  return (
    // Scrolled by the keyboard, in a dialog too.
    <Pages role="group" aria-label={`Páginas do documento: ${total}`} tabIndex={0}>
      {pages.map(({ picture, width, height, text }, index) => (
        <figure key={`${index}:${picture.length}`}>
          <img src={picture} width={width} height={height} alt={text || `Página ${index + 1}, sem texto`} />
          <figcaption>
            {index + 1} de {total}
          </figcaption>
        </figure>
      ))}
    </Pages>
  );
}

const { color, font, shadow, space } = tokens;

const Pages = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  max-width: 46rem;
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 4px; }

  figure { margin: 0; }
  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid ${color.lineSoft};
    background: #fff;
    box-shadow: ${shadow[1]};
  }
  figcaption { padding-top: ${space[4]}; color: ${color.inkSoft}; font: ${font[12]}; text-align: center; }
`;
