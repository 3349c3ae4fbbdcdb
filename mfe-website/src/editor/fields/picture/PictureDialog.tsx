import type { SiteImage } from '@girassol/shared-domain/contract';
import type { SitePicture } from '@girassol/shared-domain/website';
import { Button, Stack } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { useImages } from '../../../data/use-images';
import { withoutHidden } from '../plain-text';
import { FocusPicker } from './FocusPicker';
import { PictureDrop } from './PictureDrop';
import { PictureLibrary } from './PictureLibrary';

interface PictureDialogProps {
  title: string;
  initial: SitePicture | null;
  onChoose: (picture: SitePicture) => void;
  onClose: () => void;
}

/** Chooses a picture, says what it shows, and what of it stays in sight. */
export function PictureDialog({ title, initial, onChoose, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState(initial);
  const { data } = useImages();
  const image = data?.images.find(({ _id }) => _id === picture?.imageId);
  const take = ({ _id }: SiteImage) =>
    setPicture((before) =>
      before?.imageId === _id ? before : { imageId: _id, alt: '', focusX: 0.5, focusY: 0.5 },
    );
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" disabled={!picture} onClick={() => picture && onChoose(picture)}>
            Usar esta foto
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <PictureDrop onSent={take} />
        <PictureLibrary chosenId={picture?.imageId ?? null} onChoose={take} />
        {picture && image && (
          <>
            <TextField
              label="O que a foto mostra"
              description="Para quem não vê a foto, e para a busca: casa com 12 painéis no telhado, em Curitiba."
              maxLength={200}
              autoComplete="off"
              value={picture.alt}
              onChange={(alt) => setPicture({ ...picture, alt: withoutHidden(alt, false) })}
            />
            <FocusPicker
              image={image}
              point={picture}
              onChange={(point) => setPicture({ ...picture, ...point })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
