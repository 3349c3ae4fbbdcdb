/** What a tooltip stands at. */
export interface TipTarget {
  element: Element;
  text: string;
}

const showAfter = 450;
const hideAfter = 120;

const targetOf = (node: EventTarget | null): TipTarget | null => {
  const element = node instanceof Element ? node.closest('[data-tip]') : null;
  const text = element?.getAttribute('data-tip');
  return element && text ? { element, text } : null;
};

const isTip = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest('[data-tip-box]') !== null;

/**
 * Watches the page for elements with `data-tip` and tells which one's text to show.
 * One set of listeners serves thousands of elements. Shown after a pause under the pointer, at once under the keyboard's focus;
 * gone with Escape, a press or a scroll; stays while the pointer is on the tip itself (WCAG 1.4.13).
 */
export function watchTips(show: (target: TipTarget | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;

  const tell = (target: TipTarget | null) => {
    clearTimeout(timer);
    if (!target && !isShown) return;
    isShown = target !== null;
    show(target);
  };
  const later = (target: TipTarget | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(target), delay);
  };

  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (isTip(event.target)) {
      clearTimeout(timer);
      return;
    }
    const target = targetOf(event.target);
    if (target) later(target, isShown ? 0 : showAfter);
    else later(null, hideAfter);
  };
  const focus = (event: FocusEvent) => {
    const target = targetOf(event.target);
    if (target?.element.matches(':focus-visible')) tell(target);
  };
  const hide = () => tell(null);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointerdown', hide, { signal });
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
