import { useSyncExternalStore } from 'react';
import type { DraftSaver, SaveState } from './draft-saver';

/** How far the draft has come on its way to the server. */
export const useSaveState = (saver: DraftSaver): SaveState =>
  useSyncExternalStore(saver.subscribe, saver.get);

/** Does the server lack something that stands here? */
export const useIsUnsaved = (saver: DraftSaver): boolean =>
  useSyncExternalStore(saver.subscribe, () => !saver.isSaved());
