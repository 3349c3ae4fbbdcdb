import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The new page has taken the focus by then. */
const AFTER_OPENING_MS = 350;

/**
 * Focuses the form field that the address names in `?campo=`, such as `kitData.kitPrice`, once after the page
 * opens. The returned ref must be inside the form. If the form does not show the field, focuses the closest
 * field with a shorter path.
 */
export function useFocusFieldFromAddress(): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const path = search.get('campo');
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => {
      const field = findField(inside.current?.closest('form') ?? null, path);
      const hidden = field?.closest('details');
      if (hidden) hidden.open = true;
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    }, AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return inside;
}

function findField(form: HTMLFormElement | null, path: string): HTMLElement | null {
  if (!form || path === '') return null;
  const exact = form.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  const around = exact ?? form.querySelector<HTMLElement>(`[name^="${CSS.escape(path)}."]`);
  return around ?? findField(form, path.split('.').slice(0, -1).join('.'));
}
