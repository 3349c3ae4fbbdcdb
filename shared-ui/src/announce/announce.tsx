import { createStore, useStore } from '../store';
import { VisuallyHidden } from '../text/VisuallyHidden';

/** Urgency of an announcement: `polite` waits until the screen reader is silent, `assertive` interrupts. */
export type AnnouncementUrgency = 'polite' | 'assertive';

const spoken = createStore<Record<AnnouncementUrgency, { text: string; turn: number }>>({
  polite: { text: '', turn: 0 },
  assertive: { text: '', turn: 0 },
});

/** Announces a sentence to screen readers: `announce('Venda movida para Proposta enviada')`. */
export function announce(text: string, urgency: AnnouncementUrgency = 'polite'): void {
  const before = spoken.get();
  spoken.set({ ...before, [urgency]: { text, turn: before[urgency].turn + 1 } });
}

/**
 * Live regions in which screen readers hear the sentences of `announce`. Rendered once per page, by the
 * shell.
 */
export function Announcer() {
  const { polite, assertive } = useStore(spoken);
  // A new key makes the same sentence heard twice.
  return (
    <>
      <VisuallyHidden as="div" aria-live="polite" data-announcer="polite">
        <span key={polite.turn}>{polite.text}</span>
      </VisuallyHidden>
      <VisuallyHidden as="div" aria-live="assertive" data-announcer="assertive">
        <span key={assertive.turn}>{assertive.text}</span>
      </VisuallyHidden>
    </>
  );
}
