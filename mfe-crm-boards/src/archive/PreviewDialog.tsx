import type { ArchiveFile } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { formatFileFacts, getDownloadLink } from './file-display';
import { useFileUrl } from './files-on-device';

interface PreviewDialogProps {
  /** The images beside it, in order. */
  images: readonly ArchiveFile[];
  firstId: string;
  onClose(): void;
}

/** Dialog with a large image and navigation to the next and previous images. */
export function PreviewDialog({ images, firstId, onClose }: PreviewDialogProps) {
  const [shownId, setShownId] = useState(firstId);
  const index = images.findIndex(({ _id }) => _id === shownId);
  const image = images[index];
  return image ? <ImageDialog {...{ images, index, image, setShownId, onClose }} /> : null;
}

interface ImageDialogProps extends Pick<PreviewDialogProps, 'images' | 'onClose'> {
  image: ArchiveFile;
  /** Place of the image among all. */
  index: number;
  setShownId(id: string): void;
}

function ImageDialog({ images, index, image, setShownId, onClose }: ImageDialogProps) {
  const url = useFileUrl(image);
  const shown = { ...image, url };
  const go = (step: 1 | -1) => setShownId(images[index + step]?._id ?? image._id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={image.name}
      size="lg"
      actions={
        <>
          {images.length > 1 && (
            <>
              <Button icon="arrow-left" disabled={index === 0} onClick={() => go(-1)}>
                Anterior
              </Button>
              <Button icon="arrow-right" disabled={index === images.length - 1} onClick={() => go(1)}>
                Próxima
              </Button>
            </>
          )}
          <ButtonLink {...getDownloadLink(shown)} icon="download" variant="primary">
            Baixar
          </ButtonLink>
        </>
      }
    >
      {/* The arrow keys turn the page wherever the focus is inside. */}
      <Figure onKeyDown={onKeyDown}>
        {url === '' ? <p>Abre com sinal.</p> : <img src={url} alt={image.name} />}
        <figcaption>
          {formatFileFacts(image)} · enviado por {image.userName}
          {images.length > 1 && ` · ${index + 1} de ${images.length}`}
        </figcaption>
      </Figure>
    </Dialog>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[8]};
  margin: 0;
  > img {
    max-width: 100%;
    max-height: 60dvh;
    min-width: 4rem;
    min-height: 4rem;
    object-fit: contain;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.sunken};
  }
  > figcaption {
    font: ${tokens.font[12]};
    font-variant-numeric: tabular-nums;
    text-align: center;
    color: ${tokens.color.inkSoft};
  }
`;
