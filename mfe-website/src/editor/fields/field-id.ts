/** The control of a field in the page. `blockId` null: of the site as a whole. `path`: `heading`, `business.cnpj`. */
export const fieldId = (blockId: string | null, path: string): string => `campo-${blockId ?? 'site'}-${path}`;

/** Frames of drawing that a field may need until it is there. */
const PATIENCE = 20;

/**
 * Takes the focus to a field, as soon as it is drawn. An entry of a list that is closed is opened; of a field that takes no
 * focus itself, the first thing inside does.
 */
export function focusField(blockId: string | null, path: string, patience = PATIENCE): void {
  const id = fieldId(blockId, path);
  // Of a picture, its words: that is what is most often missing.
  const field = document.getElementById(`${id}-alt`) ?? document.getElementById(id);
  if (field) {
    const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
    control?.focus();
    control?.scrollIntoView?.({ block: 'nearest' });
    return;
  }
  const entry = document.getElementById(fieldId(blockId, path.split('.').slice(0, 2).join('.')));
  if (entry?.getAttribute('aria-expanded') === 'false') entry.click();
  if (patience > 0) requestAnimationFrame(() => focusField(blockId, path, patience - 1));
}

const focusable = 'input, textarea, select, button, [tabindex="0"]';
