/** The control of a field in the page. `blockId` null: of the site as a whole. `path`: `heading`, `business.cnpj`. */
export const fieldId = (blockId: string | null, path: string): string => `campo-${blockId ?? 'site'}-${path}`;

/** Frames of drawing that a field may need until it is there. */
const PATIENCE = 20;

/**
 * Takes the focus to a field, as soon as it is drawn and no dialog holds the focus any more. An entry of a list that is
 * closed is opened; of a field that takes no focus itself, the first thing inside does.
 */
export function focusField(blockId: string | null, path: string, patience = PATIENCE): void {
  if (patience > 0) requestAnimationFrame(() => tryFocus(blockId, path, patience - 1));
}

function tryFocus(blockId: string | null, path: string, patience: number): void {
  const control = controlOf(fieldId(blockId, path));
  control?.focus();
  if (control && document.activeElement === control) {
    control.scrollIntoView?.({ block: 'nearest' });
    return;
  }
  const entry = document.getElementById(fieldId(blockId, path.split('.').slice(0, 2).join('.')));
  if (entry?.getAttribute('aria-expanded') === 'false') entry.click();
  focusField(blockId, path, patience);
}

const focusable = 'input, textarea, select, button, [tabindex="0"]';

function controlOf(id: string): HTMLElement | null {
  // Of a picture, its words: that is what is most often missing. A button is one field: its words carry the name of it.
  const field = [`${id}-alt`, id, id.replace(/(?<=[a-z])\.(label|to|alt)$/i, '')]
    .map((one) => document.getElementById(one))
    .find((one) => one !== null);
  if (!field) return null;
  return field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
}
