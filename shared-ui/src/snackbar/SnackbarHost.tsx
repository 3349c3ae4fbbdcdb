import { useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { useStore } from '../store';
import { keepFiguresTogether } from '../text/figures';
import { tokens } from '../tokens/tokens';
import { undoById } from '../undo/undo-stack';
import { useUndoKey } from '../undo/use-undo-key';
import { dismissSnackbar, dismissUndoneSnackbar, type SnackbarMessage, snackbars } from './snackbar-store';
import { useFreePlace } from './use-free-place';

const { color, space, motion, layer, radius, screen } = tokens;

// Never see-through: what is read while it rises has its full contrast.
const rise = keyframes`from { transform: translateY(12px); }`;

const Corner = styled.div`
  position: fixed;
  z-index: ${layer.snackbar};
  /* Beside the menu of the page, whose buttons stay free. */
  left: calc(var(--g-page-start, 0px) + ${space[24]});
  bottom: max(${space[24]}, var(--g-rise, 0px));
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[8]};
  pointer-events: none;
  &[data-place='end'] { left: auto; right: ${space[24]}; align-items: flex-end; }
  @media ${screen.phone} {
    &, &[data-place] { left: ${space[12]}; right: ${space[12]}; }
    bottom: max(${space[12]} + env(safe-area-inset-bottom), var(--g-rise, 0px));
    align-items: stretch;
  }
`;

const Bar = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 2.75rem;
  max-width: 36rem;
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.tooltip};
  color: ${color.onTooltip};
  font: 500 ${tokens.font[14]};
  box-shadow: ${tokens.shadow[3]};
  animation: ${rise} ${motion.move} ${motion.ease};
  > span { flex: 1; overflow-wrap: anywhere; }
  /* Beside two actions the text would have the width of a word on a phone: they stand below it. */
  @media ${screen.phone} {
    &[data-actions='2'] {
      flex-wrap: wrap;
      justify-content: flex-end;
      > span { flex: 1 0 calc(100% - 4rem); }
      > :last-child { order: 1; }
      > button:not(:last-child) { order: 2; }
    }
  }
`;

const Action = styled.button`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 1.875rem;
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: color-mix(in srgb, currentColor 14%, transparent); }
  &:focus-visible { outline-color: currentColor; outline-offset: -2px; }
`;

function Snackbar({ message }: { message: SnackbarMessage }) {
  const [isHeld, setHeld] = useState(false);
  const { id, duration = 5000 } = message;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissSnackbar(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);

  return (
    <Bar
      data-actions={message.action && message.undo ? 2 : undefined}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message.tone === 'bad' && <Icon name="error" size={18} />}
      <span>{keepFiguresTogether(message.text)}</span>
      {message.action && (
        <Action
          type="button"
          onClick={() => {
            dismissSnackbar(id);
            message.action?.onAction();
          }}
        >
          {message.action.label}
        </Action>
      )}
      {message.undo && (
        <Action
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          title="Ctrl+Z"
          onClick={() => {
            undoById(id);
            dismissUndoneSnackbar(id);
          }}
        >
          <Icon name="undo" size={14} />
          Desfazer
        </Action>
      )}
      <Action type="button" aria-label="Fechar aviso" onClick={() => dismissSnackbar(id)}>
        <Icon name="x" size={16} />
      </Action>
    </Bar>
  );
}

/**
 * Host that shows the snackbars; rendered once per page, by the shell. A snackbar stays while it is pointed
 * at or focused, and its action can still be undone with Ctrl+Z afterwards.
 */
export function SnackbarHost() {
  const messages = useStore(snackbars);
  const corner = useRef<HTMLDivElement>(null);
  useFreePlace(corner, messages.map(({ id }) => id).join());
  useUndoKey(dismissUndoneSnackbar);
  // react-aria hides everything outside an open dialog except what says it belongs to the top layer.
  return (
    <Corner ref={corner} role="status" aria-live="polite" data-react-aria-top-layer="true">
      {messages.map((message) => (
        <Snackbar key={message.id} message={message} />
      ))}
    </Corner>
  );
}
