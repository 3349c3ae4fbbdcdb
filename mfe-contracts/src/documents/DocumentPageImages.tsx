import type { DocumentPageImage } from '@girassol/shared-domain/contract';
import { Skeleton, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface PagesViewProps {
  /** Null while they are drawn. */
  pages: readonly DocumentPageImage[] | null;
  total: number;
  /** Error message of the server if the pages cannot be rendered; null otherwise. */
  failure: string | null;
}

/** Printed pages of a document as images, each with its text for screen readers. */
export function DocumentPageImages({ pages, total, failure }: PagesViewProps) {
  if (failure !== null)
    return (
      <Text as="p" tone="soft" role="status">
        Sem a imagem das páginas: {failure}
      </Text>
    );
  if (!pages)
    return (
      <Pages role="status" aria-label="Desenhando as páginas">
        <Text as="p" size={13} tone="soft">
          Desenhando as páginas…
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
