import { useSyncExternalStore } from 'react';
import type { DraftSaver, SaveState } from './draft-saver';

/** Returns the save state of the draft. */
export const useSaveState = (saver: DraftSaver): SaveState =>
  useSyncExternalStore(saver.subscribe, saver.get);

/** Returns true if the draft in this editor has changes that are not saved on the server yet. */
export const useIsUnsaved = (saver: DraftSaver): boolean =>
  useSyncExternalStore(saver.subscribe, () => !saver.isSaved());
