import { createStore, useStore } from '../store';
import { VisuallyHidden } from '../text/VisuallyHidden';

export type Urgency = 'polite' | 'assertive';

const spoken = createStore<Record<Urgency, { text: string; turn: number }>>({
  polite: { text: '', turn: 0 },
  assertive: { text: '', turn: 0 },
});

/** Says a sentence to people who use a screen reader: `announce('Venda movida para Proposta enviada')`. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const before = spoken.get();
  spoken.set({ ...before, [urgency]: { text, turn: before[urgency].turn + 1 } });
}

/** Where announcements are spoken; once per page (the shell has it). */
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
