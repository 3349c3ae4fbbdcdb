import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The new page has taken the focus by then. */
const AFTER_OPENING_MS = 350;

/**
 * Goes to the field that the address names (`?campo=kitData.kitPrice`), once, in the form around the element of the
 * ref. A field that is not on the screen is looked for by the ones around it.
 */
export function useNamedField(): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const path = search.get('campo');
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => {
      const field = fieldIn(inside.current?.closest('form') ?? null, path);
      const hidden = field?.closest('details');
      if (hidden) hidden.open = true;
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    }, AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return inside;
}

function fieldIn(form: HTMLFormElement | null, path: string): HTMLElement | null {
  if (!form || path === '') return null;
  const exact = form.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  const around = exact ?? form.querySelector<HTMLElement>(`[name^="${CSS.escape(path)}."]`);
  return around ?? fieldIn(form, path.split('.').slice(0, -1).join('.'));
}
