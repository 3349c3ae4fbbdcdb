import { api } from '@girassol/shared-auth';
import type { Archive, ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { announce, confirm, showSnackbar } from '@girassol/shared-ui';
import {
  addOrReplaceFile,
  getFolderFiles,
  moveFileTo,
  moveFolderTo,
  removeFile,
  removeFolder,
} from './archive-state';
import { changeCachedArchive, refreshArchive } from './use-archive';

/**
 * Creates the actions on a customer's archive. Moves and deletions show on screen before the server confirms them and
 * are reverted if refused.
 */
export function createArchiveActions(cid: string) {
  async function attempt(
    change: (archive: Archive) => Archive,
    call: () => Promise<unknown>,
  ): Promise<boolean> {
    const undo = changeCachedArchive(cid, change);
    try {
      await call();
      return true;
    } catch {
      // The dialog with the reason is already there.
      undo();
      return false;
    } finally {
      void refreshArchive(cid);
    }
  }

  const restore = async (call: Promise<unknown>) => {
    await call.catch(() => {});
    await refreshArchive(cid);
  };

  return {
    moveFolder: (folder: ArchiveFolder, order: number) =>
      attempt(
        (archive) => moveFolderTo(archive, folder._id, order),
        () =>
          api('PUT /archives/customer/folder/order/:cid/:folderId', {
            params: { cid, folderId: folder._id },
            body: { order },
          }),
      ),

    moveFile: (file: ArchiveFile, folder: ArchiveFolder, order: number) =>
      attempt(
        (archive) => moveFileTo(archive, file._id, folder._id, order),
        () =>
          api('PUT /archives/customer/file/order/:cid/:fileId', {
            params: { cid, fileId: file._id },
            body: { order, folder: folder._id },
          }),
      ).then((isDone) => {
        if (isDone && file.folder !== folder._id) announce(`${file.name} movido para ${folder.name}.`);
      }),

    async deleteFolder(archive: Archive, folder: ArchiveFolder) {
      const count = getFolderFiles(archive, folder._id).length;
      const contents = count === 0 ? 'Ela está vazia.' : `${formatFileCount(count)} também serão excluídos.`;
      const isSure = await confirm({
        title: 'Excluir pasta',
        text: `Deseja excluir a pasta "${folder.name}"? ${count === 1 ? '1 arquivo também será excluído.' : contents}`,
        confirmLabel: 'Excluir pasta',
        cancelLabel: 'Cancelar',
        danger: true,
      });
      if (!isSure) return;
      const params = { cid, folderId: folder._id };
      const isDone = await attempt(
        (shown) => removeFolder(shown, folder._id),
        () => api('DELETE /archives/customer/folder/:cid/:folderId', { params }),
      );
      if (isDone)
        showSnackbar({
          text: `Pasta "${folder.name}" excluída.`,
          undo: () => restore(api('POST /archives/customer/folder/restore/:cid/:folderId', { params })),
          duration: 10_000,
        });
    },

    async deleteFile(file: ArchiveFile) {
      const isSure = await confirm({
        title: 'Excluir arquivo',
        text: `Deseja excluir o arquivo "${file.name}"?`,
        confirmLabel: 'Excluir arquivo',
        cancelLabel: 'Cancelar',
        danger: true,
      });
      if (!isSure) return;
      const params = { cid, fileId: file._id };
      const isDone = await attempt(
        (shown) => removeFile(shown, file._id),
        () => api('DELETE /archives/customer/file/:cid/:fileId', { params }),
      );
      if (isDone)
        showSnackbar({
          text: `Arquivo "${file.name}" excluído.`,
          undo: () => restore(api('POST /archives/customer/file/restore/:cid/:fileId', { params })),
          duration: 10_000,
        });
    },

    saveFolder: async (name: string, folder?: ArchiveFolder) => {
      if (folder)
        await api('PUT /archives/customer/folder/name/:cid/:folderId', {
          params: { cid, folderId: folder._id },
          body: { name, was: folder.name },
          silent: true,
        });
      else
        await api('POST /archives/customer/folder/:cid', { params: { cid }, body: { name }, silent: true });
      await refreshArchive(cid);
    },

    editFile: async (
      entry: ArchiveFile,
      { name, file, onProgress }: { name: string; file: File | null; onProgress: (share: number) => void },
    ) => {
      const answer = await api('PUT /archives/customer/file/name/:cid/:fileId', {
        params: { cid, fileId: entry._id },
        body: { name, was: entry.name },
        file,
        onProgress,
        silent: true,
      });
      changeCachedArchive(cid, (archive) => addOrReplaceFile(archive, answer.file));
      await refreshArchive(cid);
    },
  };
}

export type ArchiveActions = ReturnType<typeof createArchiveActions>;

/** Formats a number of files: `nenhum arquivo`, `1 arquivo`, `3 arquivos`. */
export function formatFileCount(count: number): string {
  if (count === 0) return 'nenhum arquivo';
  return count === 1 ? '1 arquivo' : `${count} arquivos`;
}
