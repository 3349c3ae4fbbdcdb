import { useEffect, useRef } from 'react';
import { confirm } from '../questions/dialog-store';
import { watchLeaving } from './watch-leaving';

/** Asks whether unsaved input may be lost, and resolves to the answer. */
export function askToLeave(): Promise<boolean> {
  return confirm({
    title: 'Sair sem salvar?',
    text: 'Há dados que ainda não foram salvos. Deseja sair mesmo assim?',
    confirmLabel: 'Sair sem salvar',
    cancelLabel: 'Continuar editando',
    danger: true,
    prefersCancel: true,
  });
}

/**
 * Asks before unsaved changes are left. Navigation by the screen itself after saving does not ask.
 * @param onLeave The person gave up what was typed. Closing the tab is not that.
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): void {
  const giveUp = useRef(onLeave);
  useEffect(() => {
    giveUp.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    if (!isDirty) return;
    return watchLeaving(async () => {
      const mayLeave = await askToLeave();
      if (mayLeave) giveUp.current?.();
      return mayLeave;
    });
  }, [isDirty]);
}
