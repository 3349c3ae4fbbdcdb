import type { SiteImage } from '@girassol/shared-domain/contract';
import type { SitePicture } from '@girassol/shared-domain/website';
import { Button, Stack } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { useSiteImages } from '../../../data/use-images';
import { removeHiddenCharacters } from '../plain-text';
import { FocusPointPicker } from './FocusPicker';
import { PictureUpload } from './PictureDrop';
import { PictureLibrary } from './PictureLibrary';

interface PictureDialogProps {
  title: string;
  initial: SitePicture | null;
  onChoose: (picture: SitePicture) => void;
  onClose: () => void;
}

/** Dialog that chooses a picture, its description and its focus point. */
export function PictureDialog({ title, initial, onChoose, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState(initial);
  const { data } = useSiteImages();
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
        <PictureUpload onSent={take} />
        <PictureLibrary chosenId={picture?.imageId ?? null} onChoose={take} />
        {picture && image && (
          <>
            <TextField
              label="O que a foto mostra"
              description="Para quem não vê a foto, e para a busca: casa com 12 painéis no telhado, em Curitiba."
              maxLength={200}
              autoComplete="off"
              value={picture.alt}
              onChange={(alt) => setPicture({ ...picture, alt: removeHiddenCharacters(alt, false) })}
            />
            <FocusPointPicker
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
