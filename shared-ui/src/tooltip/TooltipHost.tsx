import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { type TooltipTarget, watchTooltips } from './tooltip-events';

const appear = keyframes`from { opacity: 0; }`;

/** Box of a tooltip, shared by `TooltipHost` and `Tooltip` of the overlays. */
export const TooltipBox = styled.div`
  max-width: min(20rem, calc(100vw - 1rem));
  padding: 5px ${tokens.space[8]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.tooltip};
  color: ${tokens.color.onTooltip};
  font: 500 ${tokens.font[12]};
  box-shadow: ${tokens.shadow[2]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Floating = styled(TooltipBox)`
  position: fixed;
  z-index: ${tokens.layer.tooltip};
  left: 0;
  top: 0;
  animation: ${appear} ${tokens.motion.in} ${tokens.motion.ease};
`;

const gap = 6;
const edge = 8;

/**
 * Returns the position of a tooltip: above its element, or below where there is no room; `data-tip-side="right"` puts
 * it beside the element.
 */
function computePosition(tip: HTMLElement, element: Element): { left: number; top: number } {
  const at = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  if (element.getAttribute('data-tip-side') === 'right') {
    return { left: at.right + gap, top: at.top + (at.height - height) / 2 };
  }
  const centred = at.left + (at.width - width) / 2;
  const left = Math.max(edge, Math.min(centred, window.innerWidth - width - edge));
  const above = at.top - height - gap;
  return { left, top: above >= edge ? above : at.bottom + gap };
}

/**
 * Shows the tooltip of the element under the pointer or focus that has `data-tip`: `<span data-tip="Agendado
 * para amanhã">`. Screen readers do not hear the tooltip, so new information must also be in the element's
 * `aria-label`.
 */
export function TooltipHost() {
  const [target, setTarget] = useState<TooltipTarget | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => watchTooltips(setTarget), []);

  useLayoutEffect(() => {
    if (!target || !box.current) return;
    const { left, top } = computePosition(box.current, target.element);
    box.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [target]);

  if (!target) return null;
  return createPortal(
    <Floating ref={box} data-tip-box="" data-react-aria-top-layer="true" aria-hidden>
      {target.text}
    </Floating>,
    document.body,
  );
}
