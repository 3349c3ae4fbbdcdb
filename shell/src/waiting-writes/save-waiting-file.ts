import { loadWaitingFile, type WaitingWrite } from '@girassol/shared-auth';

/** Saves the file of a waiting write among the downloads: what the server refuses is not lost with it. */
export async function saveWaitingFile(write: WaitingWrite): Promise<void> {
  const file = await loadWaitingFile(write);
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
