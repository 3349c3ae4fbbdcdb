import type { SiteImage } from '@girassol/shared-domain/contract';
import { Text } from '@girassol/shared-ui';
import { FileDrop } from '@girassol/shared-ui/inputs';
import { ACCEPTED_PICTURE_EXTENSIONS, usePictureUpload } from './use-picture-upload';

/** Drop area and file picker for a picture, with upload progress. */
export function PictureUpload({ onSent }: { onSent: (image: SiteImage) => void }) {
  const { send, share, problem } = usePictureUpload(onSent);
  return (
    <FileDrop
      label="Enviar foto"
      inputLabel="Foto deste aparelho"
      accept={ACCEPTED_PICTURE_EXTENSIONS}
      action="Enviar foto"
      icon="image"
      size="sm"
      isBusy={share !== null}
      onFiles={([file]) => void send(file)}
    >
      {share === null ? (
        <Text as="p" size={13} tone={problem ? 'bad' : 'soft'} role={problem ? 'alert' : undefined}>
          {problem ??
            'Solte uma foto aqui. O tamanho certo para cada tela é feito por nós, sem o local da câmera.'}
        </Text>
      ) : (
        <>
          <progress value={share} max={1} aria-label="Enviando a foto" />
          <Text as="p" size={13} tone="soft" role="status">
            {share < 1 ? `Enviando: ${Math.round(share * 100)}%` : 'Preparando os tamanhos'}
          </Text>
        </>
      )}
    </FileDrop>
  );
}
