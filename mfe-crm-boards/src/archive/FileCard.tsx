import { formatDate } from '@girassol/shared-domain';
import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { financingDocumentStatusLabels, getFinancingDocumentLabel } from '@girassol/shared-domain/financing';
import { Badge, Icon, IconButton, tokens } from '@girassol/shared-ui';
import { MenuButton, type MenuItem, type MenuSection } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import {
  bankReviewStatusTones,
  formatFileTypeAndSize,
  getDownloadLink,
  getFileIcon,
  getPreviewUrl,
  hasLink,
  isFinancingDocument,
  isImage,
  isOnDevice,
} from './file-display';
import { useFileUrl } from './files-on-device';

/**
 * Actions on a file of the archive that the card of the file calls, and whether the person may delete the
 * file.
 */
export interface FileActions {
  mayDelete: boolean;
  onPreview(file: ArchiveFile): void;
  onEdit(file: ArchiveFile): void;
  onDelete(file: ArchiveFile): void;
  onMove(file: ArchiveFile, folder: ArchiveFolder, order: number): void;
}

interface FileCardProps extends FileActions {
  file: ArchiveFile;
  index: number;
  /** Number of files in the folder of the file. */
  count: number;
  folders: readonly ArchiveFolder[];
}

/** Card of one file: preview, name, facts and the actions on the file (archive-002). */
export function FileCard(props: FileCardProps) {
  const { index, mayDelete, onPreview, onEdit, onDelete } = props;
  const file = { ...props.file, url: useFileUrl(props.file) };
  return (
    <Draggable draggableId={file._id} index={index}>
      {(drag, { isDragging }) => (
        <CardSlot ref={drag.innerRef} {...drag.draggableProps}>
          <Sheet $isDragging={isDragging}>
            <FilePreview {...props} file={file} />
            <CardText {...drag.dragHandleProps} aria-label={describeCard(file)}>
              {/* The spaces are for whoever reads the card as one text. */}
              <Name title={file.name}>{file.name}</Name> <Facts>{formatFileTypeAndSize(file)}</Facts>{' '}
              <Facts>{formatDate(file.registryTimestamp)}</Facts>{' '}
              {file.status && (
                <Badge
                  tone={bankReviewStatusTones[file.status]}
                  title={file.semantic === null ? undefined : getFinancingDocumentLabel(file.semantic)}
                >
                  {financingDocumentStatusLabels[file.status]}
                </Badge>
              )}
            </CardText>
            <Buttons>
              {isFinancingDocument(file) ? (
                <IconButton
                  icon="eye"
                  size="sm"
                  variant="ghost"
                  label={`Abrir ${file.name}`}
                  tip="Abrir"
                  onClick={() => onPreview(file)}
                />
              ) : (
                hasLink(file) && (
                  <Download {...getDownloadLink(file)} aria-label={`Baixar ${file.name}`} title="Baixar">
                    <Icon name="download" size={16} />
                  </Download>
                )
              )}
              <IconButton
                icon="pencil"
                size="sm"
                variant="ghost"
                label={`Editar ${file.name}`}
                tip="Editar"
                onClick={() => onEdit(file)}
              />
              {mayDelete && (
                <IconButton
                  icon="trash"
                  size="sm"
                  variant="ghost"
                  label={`Excluir ${file.name}`}
                  tip="Excluir"
                  onClick={() => onDelete(file)}
                />
              )}
              <Spring />
              <MenuButton
                isIconOnly
                icon="more-vertical"
                size="sm"
                variant="ghost"
                label={`Mover ${file.name}`}
                placement="bottom end"
                items={moveItems(props)}
              />
            </Buttons>
          </Sheet>
        </CardSlot>
      )}
    </Draggable>
  );
}

/** Returns all that the card says, in its order. */
const describeCard = (file: ArchiveFile): string =>
  [
    file.name,
    formatFileTypeAndSize(file),
    formatDate(file.registryTimestamp),
    file.status && financingDocumentStatusLabels[file.status],
  ]
    .filter(Boolean)
    .join(', ');

function moveItems({ file, index, count, folders, onMove }: FileCardProps): (MenuItem | MenuSection)[] {
  const here = folders.find(({ _id }) => _id === file.folder);
  const within = (id: string, label: string, icon: MenuItem['icon'], order: number): MenuItem => ({
    id,
    label,
    icon,
    isDisabled: order < 0 || order >= count,
    onAction: () => here && onMove(file, here, order),
  });
  const others = folders.filter((folder) => folder !== here);
  return [
    {
      id: 'order',
      items: [
        within('before', 'Mover para antes', 'arrow-left', index - 1),
        within('after', 'Mover para depois', 'arrow-right', index + 1),
      ],
    },
    {
      id: 'folders',
      label: 'Mover para',
      items: others.map((folder) => ({
        id: folder._id,
        label: folder.name,
        icon: 'folder' as const,
        onAction: () => onMove(file, folder, Number.MAX_SAFE_INTEGER),
      })),
    },
  ];
}

/** Opens the file: papers of financings and images here, PDF in a tab of its own, the rest is saved. */
function FilePreview({ file, onPreview }: FileCardProps) {
  const [isBroken, setBroken] = useState<string | null>(null);
  if (isFinancingDocument(file)) {
    return (
      <Thumbnail as="button" type="button" aria-label={`Ver ${file.name}`} onClick={() => onPreview(file)}>
        <Icon name={isImage(file) ? 'image' : getFileIcon(file)} size={24} />
        <Extension data-extension={file.extension.toUpperCase()} />
      </Thumbnail>
    );
  }
  if (!hasLink(file)) {
    return (
      <Thumbnail as="div">
        <Icon name={isImage(file) ? 'image' : getFileIcon(file)} size={24} />
        <Extension>Abre com sinal</Extension>
      </Thumbnail>
    );
  }
  if (isImage(file) && isBroken !== file.url) {
    return (
      <Thumbnail as="button" type="button" aria-label={`Ver ${file.name}`} onClick={() => onPreview(file)}>
        <img
          src={getPreviewUrl(file)}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setBroken(file.url)}
        />
      </Thumbnail>
    );
  }
  const opensInTab = file.extension === 'pdf' && !isOnDevice(file);
  return (
    <Thumbnail
      as="a"
      aria-label={opensInTab ? `Abrir ${file.name} em outra aba` : `Baixar e abrir ${file.name}`}
      draggable={false}
      {...(opensInTab ? { href: file.url, target: '_blank', rel: 'noopener' } : getDownloadLink(file))}
    >
      <Icon name={getFileIcon(file)} size={24} />
      <Extension data-extension={file.extension.toUpperCase()} />
    </Thumbnail>
  );
}

const WIDTH = '11rem';

/** Draggable slot of a card. Contains the gap, so that neighbours make room for exactly one card. */
const CardSlot = styled.div`
  flex: none;
  width: calc(${WIDTH} + ${tokens.space[12]});
  padding-right: ${tokens.space[12]};
`;

const Sheet = styled.article<{ $isDragging: boolean }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${({ $isDragging }) => ($isDragging ? tokens.color.leaf : tokens.color.line)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${({ $isDragging }) => ($isDragging ? tokens.shadow[3] : tokens.shadow[1])};
  transition: box-shadow ${tokens.motion.in} ${tokens.motion.ease};
  &:hover { box-shadow: ${tokens.shadow[2]}; }
`;

const Thumbnail = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[4]};
  width: 100%;
  height: 7rem;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${tokens.color.lineSoft};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkSoft};
  text-decoration: none;
  cursor: pointer;
  > img { width: 100%; height: 100%; object-fit: cover; }
  &:hover { background: ${tokens.color.hover}; color: ${tokens.color.ink}; }
  &:focus-visible { outline: 2px solid ${tokens.color.leaf}; outline-offset: -2px; }
`;

const Extension = styled.span`
  font: ${tokens.font[12]};
  font-weight: ${tokens.weight.strong};
  /* A drawing and no text: the name of the button that has it need not say it. */
  &[data-extension]::before { content: attr(data-extension); }
`;

const CardText = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  flex: 1;
  min-width: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]} ${tokens.space[4]};
  cursor: grab;
  &:focus-visible { outline: 2px solid ${tokens.color.leaf}; outline-offset: -2px; }
`;

const Name = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font: ${tokens.font[13]};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.ink};
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  font: ${tokens.font[12]};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.inkSoft};
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  padding: 0 ${tokens.space[4]} ${tokens.space[4]};
`;

const Spring = styled.span`
  flex: 1;
`;

const Download = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.inkSoft};
  &:hover { background: ${tokens.color.hover}; color: ${tokens.color.ink}; }
  &:focus-visible { outline: 2px solid ${tokens.color.leaf}; outline-offset: 1px; }
`;
