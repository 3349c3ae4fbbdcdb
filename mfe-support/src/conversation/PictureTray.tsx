import { Icon, IconButton, tokens } from '@girassol/shared-ui';
import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';

interface PictureTrayProps {
  pictures: readonly File[];
  onRemove: (picture: File) => void;
}

/** Pictures that go with the message that is being written. */
export function PictureTray({ pictures, onRemove }: PictureTrayProps) {
  const shown = useMemo(() => pictures.map((file) => ({ file, url: URL.createObjectURL(file) })), [pictures]);
  useEffect(
    () => () => {
      for (const { url } of shown) URL.revokeObjectURL(url);
    },
    [shown],
  );
  if (shown.length === 0) return null;
  return (
    <Tray aria-label="Anexos da mensagem">
      {shown.map(({ file, url }) => (
        <li key={url}>
          {file.type.startsWith('image/') ? (
            <img src={url} alt={file.name} />
          ) : (
            <NamedFile>
              <Icon name="file" size={16} /> <span>{file.name}</span>
            </NamedFile>
          )}
          <IconButton
            icon="x"
            size="xs"
            variant="secondary"
            label={`Tirar ${file.name}`}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </Tray>
  );
}

const { font, radius, space, color } = tokens;

const Tray = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { position: relative; }
  img {
    display: block;
    width: 72px;
    height: 72px;
    object-fit: cover;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
  }
  button { position: absolute; inset: -6px -6px auto auto; }
`;

const NamedFile = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  max-width: 16rem;
  height: 40px;
  padding: 0 ${space[24]} 0 ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font: ${font[13]};
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
