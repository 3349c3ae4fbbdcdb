import { findFieldControl, focusFieldControl } from '@girassol/shared-ui/fields';
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
      const control = findClosestControl(inside.current?.closest('form') ?? null, path);
      if (control) focusFieldControl(control);
    }, AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return inside;
}

function findClosestControl(form: HTMLFormElement | null, path: string): HTMLElement | null {
  if (!form || path === '') return null;
  return findFieldControl(form, path) ?? findClosestControl(form, path.split('.').slice(0, -1).join('.'));
}
