import { getPageNonce } from '@girassol/federation/remote';
import type { Archive as ArchiveData, ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { Button, EmptyState, Icon, lazyPart, tokens } from '@girassol/shared-ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import {
  buildArchiveDropAnnouncement,
  buildArchiveLiftAnnouncement,
  buildArchiveMoveAnnouncement,
} from './drag-announcements';
import { EditFileDialog, NewFileDialog } from './FileDialog';
import { FinancingDocumentDialog } from './FinancingDocumentDialog';
import { FolderCard } from './FolderCard';
import { isFinancingDocument, isImage } from './file-display';
import { NameDialog } from './NameDialog';
import { PreviewDialog } from './PreviewDialog';
import { createArchiveActions } from './state/archive-actions';
import { getFolderFiles, getFolders } from './state/archive-state';
import { listUploads, startUploads, uploadStore } from './uploads/upload-store';
import { useFileDrop } from './uploads/use-file-drop';

/** With what draws its code: few open it. */
const PhoneUploadDialog = lazyPart(() => import('./phone/PhoneUploadDialog'));

interface ArchiveProps {
  cid: string;
  /** Item or customer in words that people know: a file that waits for a signal is listed under it. */
  recordName: string | undefined;
  archive: ArchiveData;
  mayDelete: boolean;
  /** Nova Pasta was asked for outside. */
  isAddingFolder: boolean;
  onFolderAdded(): void;
  onAddFolder(): void;
}

/** Dialog that is open in the archive, with its subject. */
type ArchiveDialogRequest =
  | { kind: 'newFile' | 'phone'; folder: ArchiveFolder }
  | { kind: 'editFolder'; folder: ArchiveFolder }
  | { kind: 'editFile'; file: ArchiveFile }
  | { kind: 'preview'; file: ArchiveFile };

const DRAG_HELP =
  'Espaço pega. Depois, as setas movem, espaço solta e Esc desiste. O menu também move, com "Mover para".';

/** Folders of a customer with their files and the actions on them. */
export function Archive({
  cid,
  recordName,
  archive,
  mayDelete,
  isAddingFolder,
  onFolderAdded,
  onAddFolder,
}: ArchiveProps) {
  const [asked, setAsked] = useState<ArchiveDialogRequest | null>(null);
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.get).filter(
    (upload) => upload.cid === cid,
  );
  const actions = useMemo(() => createArchiveActions(cid), [cid]);
  const nonce = useMemo(getPageNonce, []);
  const folders = getFolders(archive);
  const maxBytes = archive.limits.fileBytes;
  const close = () => setAsked(null);

  const { over, handlers } = useFileDrop((files, folderId) => {
    const folder = folders.find(({ _id }) => _id === folderId) ?? folders[0];
    if (folder) startUploads({ cid, recordName, folder, files, maxBytes });
  });
  const targetId = over && (over.folderId ?? folders[0]?._id);

  function onDragStart({ draggableId, source }: DragStart, { announce }: ResponderProvided) {
    announce(buildArchiveLiftAnnouncement(archive, draggableId, source));
  }

  function onDragUpdate({ destination }: DragUpdate, { announce }: ResponderProvided) {
    announce(buildArchiveMoveAnnouncement(archive, destination));
  }

  function onDragEnd(result: DropResult, { announce }: ResponderProvided) {
    const { draggableId, type, source, destination } = result;
    announce(buildArchiveDropAnnouncement(archive, draggableId, result));
    if (!destination) return;
    const isSamePlace = destination.droppableId === source.droppableId && destination.index === source.index;
    if (isSamePlace) return;
    const folder = folders.find(
      ({ _id }) => _id === (type === 'FILE' ? destination.droppableId : draggableId),
    );
    const file = archive.files.find(({ _id }) => _id === draggableId);
    if (type === 'FOLDER' && folder) void actions.moveFolder(folder, destination.index);
    if (type === 'FILE' && folder && file) void actions.moveFile(file, folder, destination.index);
  }

  return (
    <Zone {...handlers} data-over={over ? '' : undefined}>
      {over && (
        <Hint role="status">
          <Icon name="upload" size={16} />
          Solte para enviar à pasta {folders.find(({ _id }) => _id === targetId)?.name}
        </Hint>
      )}
      <DragDropContext
        onDragStart={onDragStart}
        onDragUpdate={onDragUpdate}
        onDragEnd={onDragEnd}
        {...(nonce && { nonce })}
        dragHandleUsageInstructions={DRAG_HELP}
      >
        <Droppable droppableId="folders" type="FOLDER">
          {(drop) => (
            <div ref={drop.innerRef} {...drop.droppableProps}>
              {folders.map((folder, index) => (
                <FolderCard
                  key={folder._id}
                  folder={folder}
                  index={index}
                  folders={folders}
                  files={getFolderFiles(archive, folder._id)}
                  cid={cid}
                  uploads={listUploads(uploads, folder)}
                  isTarget={targetId === folder._id}
                  mayDelete={mayDelete}
                  onNewFile={(target) => setAsked({ kind: 'newFile', folder: target })}
                  onPhone={(target) => setAsked({ kind: 'phone', folder: target })}
                  onEditFolder={(target) => setAsked({ kind: 'editFolder', folder: target })}
                  onDeleteFolder={(target) => void actions.deleteFolder(archive, target)}
                  onMoveFolder={(target, order) => void actions.moveFolder(target, order)}
                  onPreview={(file) => setAsked({ kind: 'preview', file })}
                  onEdit={(file) => setAsked({ kind: 'editFile', file })}
                  onDelete={(file) => void actions.deleteFile(file)}
                  onMove={(file, target, order) =>
                    void actions.moveFile(
                      file,
                      target,
                      Math.min(order, getFolderFiles(archive, target._id).length),
                    )
                  }
                />
              ))}
              {drop.placeholder}
            </div>
          )}
        </Droppable>
      </DragDropContext>
      {folders.length === 0 && (
        <EmptyState
          title="Nenhuma pasta ainda"
          text="Crie a primeira pasta para guardar documentos, fotos e projetos deste cliente."
          action={
            <Button variant="primary" icon="plus" onClick={onAddFolder}>
              Criar pasta
            </Button>
          }
        />
      )}

      {isAddingFolder && (
        <NameDialog
          title="Nova Pasta"
          initialName=""
          label="Nome"
          saveLabel="Criar"
          onSave={(name) => actions.saveFolder(name)}
          onClose={onFolderAdded}
        />
      )}
      {asked?.kind === 'newFile' && (
        <NewFileDialog
          cid={cid}
          recordName={recordName}
          folder={asked.folder}
          maxBytes={maxBytes}
          onClose={close}
        />
      )}
      {asked?.kind === 'phone' && (
        <PhoneUploadDialog
          cid={cid}
          folder={asked.folder}
          files={getFolderFiles(archive, asked.folder._id)}
          onClose={close}
        />
      )}
      {asked?.kind === 'editFolder' && (
        <NameDialog
          title="Editar Pasta"
          initialName={asked.folder.name}
          label="Nome"
          saveLabel="Salvar"
          onSave={(name) => actions.saveFolder(name, asked.folder)}
          onClose={close}
        />
      )}
      {asked?.kind === 'editFile' && (
        <EditFileDialog file={asked.file} actions={actions} maxBytes={maxBytes} onClose={close} />
      )}
      {asked?.kind === 'preview' && isFinancingDocument(asked.file) && (
        <FinancingDocumentDialog cid={cid} file={asked.file} onClose={close} />
      )}
      {asked?.kind === 'preview' && !isFinancingDocument(asked.file) && (
        <PreviewDialog
          images={getFolderFiles(archive, asked.file.folder).filter(
            (file) => isImage(file) && !isFinancingDocument(file),
          )}
          firstId={asked.file._id}
          onClose={close}
        />
      )}
    </Zone>
  );
}

const Zone = styled.div`
  position: relative;
  min-height: 12rem;
`;

const Hint = styled.div`
  position: sticky;
  top: ${tokens.space[8]};
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  width: max-content;
  max-width: 100%;
  margin: 0 auto ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[16]};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.leaf};
  color: ${tokens.color.onLeaf};
  font: ${tokens.font[13]};
  pointer-events: none;
`;
