import { type DragEvent, useRef, useState } from 'react';

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The folder under the pointer: its element carries `data-folder`. */
const folderUnder = ({ target }: DragEvent): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-folder]')?.dataset.folder : null) ?? null;

/**
 * Accepts files that the person drags from the computer into the archive. Calls `onFiles` with the folder
 * under the pointer, or with null outside all folders.
 */
export function useFileDrop(onFiles: (files: File[], folderId: string | null) => void) {
  const [over, setOver] = useState<{ folderId: string | null } | null>(null);
  // Entering a child comes before leaving its parent.
  const depth = useRef(0);

  return {
    /** Files hang over the archive, over this folder. */
    over,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver({ folderId: folderUnder(event) });
      },
      onDragOver(event: DragEvent) {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave(event: DragEvent) {
        if (!bringsFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) setOver(null);
      },
      onDrop(event: DragEvent) {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(null);
        onFiles([...event.dataTransfer.files], folderUnder(event));
      },
    },
  };
}
