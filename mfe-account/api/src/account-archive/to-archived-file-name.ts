/** Returns the name of a file in an archive: without what a folder or a system of files would read in it. */
export const toArchivedFileName = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-120) || 'arquivo';
