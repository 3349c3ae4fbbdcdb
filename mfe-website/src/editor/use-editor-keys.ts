import { announce } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { takeBack, takeBackKey } from './bar/take-back';
import { focusNextRegion } from './regions';
import type { EditorStore } from './state/editor-store';

type Key = Parameters<typeof takeBackKey>[0] & Pick<KeyboardEvent, 'preventDefault'>;

/** Keys of the whole editor: also while one types, and inside the preview. */
export function useEditorKeys(store: EditorStore): (event: Key) => void {
  return useMemo(
    () => (event: Key) => {
      const turn = takeBackKey(event);
      if (turn) {
        event.preventDefault();
        takeBack(store, turn, announce);
      } else if (event.key === 'F6') {
        event.preventDefault();
        focusNextRegion(event.shiftKey ? -1 : 1);
      }
    },
    [store],
  );
}
