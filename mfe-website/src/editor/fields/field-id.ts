/**
 * Returns the element id of a field's control. `blockId` null means the whole site. `path` is like `heading` or
 * `business.cnpj`.
 */
export const getFieldId = (blockId: string | null, path: string): string =>
  `campo-${blockId ?? 'site'}-${path}`;

/** Frames of drawing that a field may need until it is there. */
const MAX_FOCUS_FRAMES = 20;

/**
 * Moves the focus to a field of the site editor as soon as the field is rendered and no dialog is open,
 * expanding a collapsed list entry around the field. If the field cannot take focus, the first focusable
 * element inside it does.
 */
export function focusField(blockId: string | null, path: string, patience = MAX_FOCUS_FRAMES): void {
  if (patience > 0) requestAnimationFrame(() => tryFocus(blockId, path, patience - 1));
}

function tryFocus(blockId: string | null, path: string, patience: number): void {
  const control = findControl(getFieldId(blockId, path));
  control?.focus();
  if (control && document.activeElement === control) {
    control.scrollIntoView?.({ block: 'nearest' });
    return;
  }
  const entry = document.getElementById(getFieldId(blockId, path.split('.').slice(0, 2).join('.')));
  if (entry?.getAttribute('aria-expanded') === 'false') entry.click();
  focusField(blockId, path, patience);
}

const focusable = 'input, textarea, select, button, [tabindex="0"]';

function findControl(id: string): HTMLElement | null {
  // Of a picture, its words: that is what is most often missing. A button is one field: its words carry the name of it.
  const field = [`${id}-alt`, id, id.replace(/(?<=[a-z])\.(label|to|alt)$/i, '')]
    .map((one) => document.getElementById(one))
    .find((one) => one !== null);
  if (!field) return null;
  return field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
}
