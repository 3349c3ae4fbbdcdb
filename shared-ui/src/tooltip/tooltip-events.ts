/** Element of a tooltip and its text. */
export interface TooltipTarget {
  element: Element;
  text: string;
}

const showAfter = 450;
const hideAfter = 120;

const findTipTarget = (node: EventTarget | null): TooltipTarget | null => {
  const element = node instanceof Element ? node.closest('[data-tip]') : null;
  const text = element?.getAttribute('data-tip');
  return element && text ? { element, text } : null;
};

const getPoint = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

const isTip = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest('[data-tip-box]') !== null;

/**
 * Watches the page for elements with `data-tip` with one set of listeners, and calls `show` with the element
 * whose tooltip is due, or null to hide. A tooltip shows after a pause under the pointer, or at once with
 * keyboard focus; hides with Escape, a press or a scroll; stays while the pointer is on the tooltip itself
 * (WCAG 1.4.13). What appears under a resting pointer, such as a panel that opens, shows none until the pointer moves.
 */
export function watchTooltips(show: (target: TooltipTarget | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let lastPoint = '';
  let isUnderRestingPointer = false;

  const tell = (target: TooltipTarget | null) => {
    clearTimeout(timer);
    if (!target && !isShown) return;
    isShown = target !== null;
    show(target);
  };
  const later = (target: TooltipTarget | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(target), delay);
  };

  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    isUnderRestingPointer = getPoint(event) === lastPoint;
    if (isUnderRestingPointer) return;
    if (isTip(event.target)) {
      clearTimeout(timer);
      return;
    }
    const target = findTipTarget(event.target);
    if (target) later(target, isShown ? 0 : showAfter);
    else later(null, hideAfter);
  };
  const move = (event: PointerEvent) => {
    lastPoint = '';
    if (isUnderRestingPointer) over(event);
    lastPoint = getPoint(event);
  };
  const press = (event: PointerEvent) => {
    lastPoint = getPoint(event);
    tell(null);
  };
  const focus = (event: FocusEvent) => {
    const target = findTipTarget(event.target);
    if (target?.element.matches(':focus-visible')) tell(target);
  };
  const hide = () => tell(null);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointermove', move, { signal, passive: true });
  document.addEventListener('pointerdown', press, { signal });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', hide, { signal });
  document.addEventListener('keydown', key, { signal });
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
  document.documentElement.addEventListener('pointerleave', hide, { signal });

  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
