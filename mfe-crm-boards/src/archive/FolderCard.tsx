import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { Icon, tokens } from '@girassol/shared-ui';
import { MenuButton, type MenuItem } from '@girassol/shared-ui/overlays';
import { Draggable, Droppable } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { type FileActions, FileCard } from './FileCard';
import { formatFileCount } from './state/archive-actions';
import { UploadList } from './uploads/UploadList';
import type { Upload } from './uploads/upload-store';
import { WaitingFileList } from './uploads/WaitingFileList';

/**
 * Actions on a folder of the archive that the card of the folder calls: new file, upload from a phone, edit,
 * delete and move.
 */
export interface FolderActions {
  onNewFile(folder: ArchiveFolder): void;
  onPhone(folder: ArchiveFolder): void;
  onEditFolder(folder: ArchiveFolder): void;
  onDeleteFolder(folder: ArchiveFolder): void;
  onMoveFolder(folder: ArchiveFolder, order: number): void;
}

interface FolderCardProps extends FolderActions, FileActions {
  cid: string;
  folder: ArchiveFolder;
  index: number;
  folders: readonly ArchiveFolder[];
  files: readonly ArchiveFile[];
  uploads: readonly Upload[];
  /** Files from outside hang over it. */
  isTarget: boolean;
}

/** Card of a folder: name, menu (archive-001), and the files side by side. */
export function FolderCard(props: FolderCardProps) {
  const { cid, folder, index, folders, files, uploads, isTarget, onNewFile } = props;
  return (
    <Draggable draggableId={folder._id} index={index}>
      {(drag, { isDragging }) => (
        <FolderSlot ref={drag.innerRef} {...drag.draggableProps}>
          <Sheet
            aria-label={`Pasta ${folder.name}`}
            data-folder={folder._id}
            $isRaised={isDragging}
            $isTarget={isTarget}
          >
            <Head>
              <Handle {...drag.dragHandleProps} aria-label={`Mover pasta ${folder.name}`}>
                <Icon name="grip" size={16} />
              </Handle>
              <Icon name="folder" size={20} />
              <Title>{folder.name}</Title>
              <Count>{files.length > 0 && formatFileCount(files.length)}</Count>
              <MenuButton
                isIconOnly
                icon="more-vertical"
                size="sm"
                variant="ghost"
                label={`Opções da pasta ${folder.name}`}
                placement="bottom end"
                items={menuItems(props)}
              />
            </Head>
            <UploadList uploads={uploads} />
            <WaitingFileList cid={cid} folder={folder} />
            <Droppable droppableId={folder._id} type="FILE" direction="horizontal">
              {(drop, { isDraggingOver }) => (
                <Shelf ref={drop.innerRef} {...drop.droppableProps} $isOver={isDraggingOver}>
                  {files.map((file, place) => (
                    <FileCard
                      {...props}
                      key={file._id}
                      file={file}
                      index={place}
                      count={files.length}
                      folders={folders}
                    />
                  ))}
                  {drop.placeholder}
                  {files.length === 0 && !isDraggingOver && (
                    <Empty type="button" onClick={() => onNewFile(folder)}>
                      <Icon name="upload" size={16} />
                      <span className="drop">Solte arquivos aqui ou escolha-os</span>
                      <span className="choose">Escolher arquivos</span>
                    </Empty>
                  )}
                </Shelf>
              )}
            </Droppable>
          </Sheet>
        </FolderSlot>
      )}
    </Draggable>
  );
}

function menuItems(props: FolderCardProps): MenuItem[] {
  const { folder, index, folders, mayDelete } = props;
  const { onNewFile, onPhone, onEditFolder, onDeleteFolder, onMoveFolder } = props;
  return [
    { id: 'new', label: 'Novo Arquivo', icon: 'upload', onAction: () => onNewFile(folder) },
    { id: 'phone', label: 'Enviar pelo celular', icon: 'phone', onAction: () => onPhone(folder) },
    { id: 'edit', label: 'Editar Pasta', icon: 'pencil', onAction: () => onEditFolder(folder) },
    {
      id: 'up',
      label: 'Mover para cima',
      icon: 'arrow-up',
      isDisabled: index === 0,
      onAction: () => onMoveFolder(folder, index - 1),
    },
    {
      id: 'down',
      label: 'Mover para baixo',
      icon: 'arrow-down',
      isDisabled: index === folders.length - 1,
      onAction: () => onMoveFolder(folder, index + 1),
    },
    {
      id: 'delete',
      label: 'Excluir Pasta',
      icon: 'trash',
      isDanger: true,
      isDisabled: !mayDelete,
      ...(!mayDelete && { description: 'Você não tem permissão para excluir.' }),
      onAction: () => onDeleteFolder(folder),
    },
  ];
}

const FolderSlot = styled.div`
  padding-bottom: ${tokens.space[12]};
`;

const Sheet = styled.section<{ $isRaised: boolean; $isTarget: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]} ${tokens.space[16]} ${tokens.space[16]};
  border: 1px solid ${({ $isTarget }) => ($isTarget ? tokens.color.leaf : tokens.color.line)};
  border-radius: ${tokens.radius.card};
  background: ${({ $isTarget }) => ($isTarget ? tokens.color.leafSoft : tokens.color.surface)};
  box-shadow: ${({ $isRaised }) => ($isRaised ? tokens.shadow[3] : tokens.shadow[1])};
  @media ${tokens.screen.phone} { padding-inline: ${tokens.space[12]}; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  min-width: 0;
  color: ${tokens.color.inkSoft};
  > svg { flex: none; color: ${tokens.color.leaf}; }
`;

const Handle = styled.span`
  display: inline-flex;
  padding: ${tokens.space[4]};
  margin-left: calc(-1 * ${tokens.space[8]});
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.inkFaint};
  cursor: grab;
  &:hover { color: ${tokens.color.ink}; background: ${tokens.color.hover}; }
  &:focus-visible { outline: 2px solid ${tokens.color.leaf}; }
`;

const Title = styled.h2`
  flex: 0 1 auto;
  min-width: 0;
  margin: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${tokens.font[16]};
  font-weight: ${tokens.weight.strong};
  color: ${tokens.color.ink};
`;

const Count = styled.span`
  flex: 1;
  min-width: max-content;
  font: ${tokens.font[13]};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.inkSoft};
`;

const Shelf = styled.div<{ $isOver: boolean }>`
  display: flex;
  min-height: 3.5rem;
  margin: 0 calc(-1 * ${tokens.space[4]});
  padding: ${tokens.space[4]};
  overflow-x: auto;
  scrollbar-width: thin;
  border-radius: ${tokens.radius.control};
  background: ${({ $isOver }) => ($isOver ? tokens.color.leafSoft : 'transparent')};
  transition: background ${tokens.motion.in};
`;

const Empty = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]};
  border: 1px dashed ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: transparent;
  font: ${tokens.font[13]};
  color: ${tokens.color.inkSoft};
  cursor: pointer;
  &:hover { background: ${tokens.color.hover}; color: ${tokens.color.ink}; }
  .choose { display: none; }
  /* Nothing is dropped with a finger. */
  @media (hover: none) {
    .drop { display: none; }
    .choose { display: inline; }
  }
`;
