import type { SiteImage } from '@girassol/shared-domain/contract';
import { Button, Icon, Text, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { acceptedPictures, usePictureUpload } from './use-picture-upload';

/** Where a picture is dropped or chosen, and how far it is on its way. */
export function PictureDrop({ onSent }: { onSent: (image: SiteImage) => void }) {
  const { send, share, problem } = usePictureUpload(onSent);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <Zone
      role="group"
      aria-label="Enviar foto"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
    >
      <Icon name="image" size={24} />
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
      <Button size="sm" icon="upload" disabled={share !== null} onClick={() => input.current?.click()}>
        Enviar foto
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept={acceptedPictures}
          aria-label="Foto deste aparelho"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // So that the same file can be chosen again.
            currentTarget.value = '';
            void send(file);
          }}
        />
      </VisuallyHidden>
    </Zone>
  );
}

const { color, radius, space } = tokens;

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[12]} ${space[16]};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  > svg { flex: none; color: ${color.inkFaint}; }
  > p { flex: 1 1 12rem; }
  > progress { flex: 1 1 8rem; accent-color: ${color.leaf}; }
  &[data-over] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
`;
