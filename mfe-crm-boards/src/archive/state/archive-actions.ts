import { api } from '@girassol/shared-auth';
import type { Archive, ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { announce, confirm, showSnackbar } from '@girassol/shared-ui';
import { filesOf, withFile, withFileAt, withFolderAt, withoutFile, withoutFolder } from './archive-state';
import { changeArchive, readArchiveAgain } from './use-archive';

/** What a person can do in the archive of a customer. Shown at once; taken back when the server refuses. */
export function archiveActions(cid: string) {
  async function attempt(
    change: (archive: Archive) => Archive,
    call: () => Promise<unknown>,
  ): Promise<boolean> {
    const undo = changeArchive(cid, change);
    try {
      await call();
      return true;
    } catch {
      // The dialog with the reason is already there.
      undo();
      return false;
    } finally {
      void readArchiveAgain(cid);
    }
  }

  const restore = async (call: Promise<unknown>) => {
    await call.catch(() => {});
    await readArchiveAgain(cid);
  };

  return {
    moveFolder: (folder: ArchiveFolder, order: number) =>
      attempt(
        (archive) => withFolderAt(archive, folder._id, order),
        () =>
          api('PUT /archives/customer/folder/order/:cid/:folderId', {
            params: { cid, folderId: folder._id },
            body: { order },
          }),
      ),

    moveFile: (file: ArchiveFile, folder: ArchiveFolder, order: number) =>
      attempt(
        (archive) => withFileAt(archive, file._id, folder._id, order),
        () =>
          api('PUT /archives/customer/file/order/:cid/:fileId', {
            params: { cid, fileId: file._id },
            body: { order, folder: folder._id },
          }),
      ).then((isDone) => {
        if (isDone && file.folder !== folder._id) announce(`${file.name} movido para ${folder.name}.`);
      }),

    async deleteFolder(archive: Archive, folder: ArchiveFolder) {
      const count = filesOf(archive, folder._id).length;
      const contents = count === 0 ? 'Ela está vazia.' : `${countFiles(count)} também serão excluídos.`;
      const isSure = await confirm({
        title: 'EXCLUIR PASTA',
        text: `Deseja excluir a pasta "${folder.name}"? ${count === 1 ? '1 arquivo também será excluído.' : contents}`,
        confirmLabel: 'Excluir pasta',
        cancelLabel: 'Cancelar',
        danger: true,
      });
      if (!isSure) return;
      const params = { cid, folderId: folder._id };
      const isDone = await attempt(
        (shown) => withoutFolder(shown, folder._id),
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
        title: 'EXCLUIR ARQUIVO',
        text: `Deseja excluir o arquivo "${file.name}"?`,
        confirmLabel: 'Excluir arquivo',
        cancelLabel: 'Cancelar',
        danger: true,
      });
      if (!isSure) return;
      const params = { cid, fileId: file._id };
      const isDone = await attempt(
        (shown) => withoutFile(shown, file._id),
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
      await readArchiveAgain(cid);
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
      changeArchive(cid, (archive) => withFile(archive, answer.file));
      await readArchiveAgain(cid);
    },
  };
}

export type ArchiveActions = ReturnType<typeof archiveActions>;

/** `nenhum arquivo`, `1 arquivo`, `3 arquivos`. */
export function countFiles(count: number): string {
  if (count === 0) return 'nenhum arquivo';
  return count === 1 ? '1 arquivo' : `${count} arquivos`;
}
