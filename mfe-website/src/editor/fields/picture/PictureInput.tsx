import type { PictureField, SitePicture } from '@girassol/shared-domain/website';
import { Button, Icon, IconButton, Row, Stack, tokens } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';
import { getImageUrl, useSiteImages } from '../../../data/use-images';
import { FieldGroup } from '../FieldGroup';
import type { FieldInputProps } from '../field-input-props';
import { removeHiddenCharacters } from '../plain-text';
import { toObjectPosition } from './focus-point';
import { PictureDialog } from './PictureDialog';

/** Input for a picture and its description. */
export function PictureInput({
  id,
  field,
  value,
  onChange,
}: FieldInputProps<Pick<PictureField, 'label' | 'needed'>, SitePicture | null>) {
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useSiteImages();
  const image = data?.images.find(({ _id }) => _id === value?.imageId);
  return (
    <FieldGroup
      label={field.needed ? `${field.label} (obrigatório)` : field.label}
      aside={
        value && (
          <IconButton icon="trash" label={`Tirar ${field.label}`} size="xs" onClick={() => onChange(null)} />
        )
      }
    >
      {value && (
        <Stack gap={12}>
          <PictureThumbnail aria-hidden>
            {image ? (
              <img src={getImageUrl(image, 480)} alt="" style={{ objectPosition: toObjectPosition(value) }} />
            ) : (
              <Icon name="image" size={24} />
            )}
          </PictureThumbnail>
          <TextField
            id={`${id}-alt`}
            label="O que a foto mostra"
            maxLength={200}
            autoComplete="off"
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt: removeHiddenCharacters(alt, false) }, true)}
          />
        </Stack>
      )}
      <Row>
        <Button id={id} size="sm" icon="image" onClick={() => setChoosing(true)}>
          {value ? 'Trocar foto ou foco' : 'Escolher foto'}
        </Button>
      </Row>
      {isChoosing && (
        <PictureDialog
          title={field.label}
          initial={value}
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            setChoosing(false);
            onChange(picture);
          }}
        />
      )}
    </FieldGroup>
  );
}

const { color, radius } = tokens;

const PictureThumbnail = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkFaint};
  > img { width: 100%; height: 100%; object-fit: cover; }
`;
