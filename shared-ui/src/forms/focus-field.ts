import { normalizeFieldPath } from './form-errors';
import { type FormRegistry, findRevealableRow } from './form-registry';

type Control = HTMLElement & { name: string };

const CONTROLS = ':is(input, select, textarea, button)[name]:enabled:not([type="hidden"])';

const listControls = (form: HTMLFormElement): Control[] => [...form.querySelectorAll<Control>(CONTROLS)];

/**
 * Returns the control of a field by its path in the form's values; null if the form does not show the field. For the path of
 * several controls, such as twelve months, returns the first invalid one, or the first.
 */
export function findFieldControl(form: HTMLFormElement, path: string): HTMLElement | null {
  const controls = listControls(form).map((control) => ({
    control,
    name: normalizeFieldPath(control.name),
  }));
  const pick = (isMeant: (name: string) => boolean): Control | undefined => {
    const meant = controls.flatMap(({ control, name }) => (isMeant(name) ? control : []));
    const chosen = ['[aria-invalid="true"]', ':checked'].map((state) =>
      meant.find((one) => one.matches(state)),
    );
    return chosen.find(Boolean) ?? meant[0];
  };
  return (
    pick((name) => name === path) ??
    pick((name) => name.startsWith(`${path}.`)) ??
    pick((name) => path.startsWith(`${name}.`)) ??
    null
  );
}

/** Returns the position of a field among the controls of the form; one beyond the last if the form does not show the field. */
export function getFieldPosition(form: HTMLFormElement, path: string): number {
  const controls: HTMLElement[] = listControls(form);
  const control = findFieldControl(form, path);
  return control ? controls.indexOf(control) : controls.length;
}

/** Moves the focus to a control and scrolls it into sight. Opens the `<details>` around it. */
export function focusFieldControl(control: HTMLElement): void {
  for (
    let folded = control.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true;
  // Test pages draw nothing.
  control.scrollIntoView?.({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** Returns true if the form shows the field, or can reveal it. */
export const canFocusField = (form: HTMLFormElement, registry: FormRegistry, path: string): boolean =>
  findFieldControl(form, path) !== null || findRevealableRow(registry, path) !== undefined;

/** Moves the focus to a field after `delay` milliseconds, and reveals the row of a field that is folded away at once. */
export function focusField(
  form: HTMLFormElement,
  registry: FormRegistry,
  { path, delay }: { path: string; delay: number },
): void {
  const row = findFieldControl(form, path) ? undefined : findRevealableRow(registry, path);
  if (row) registry.rows.get(row)?.onReveal?.();
  setTimeout(() => {
    const control = findFieldControl(form, path) ?? (row ? findFieldControl(form, row) : null);
    if (control) focusFieldControl(control);
  }, delay);
}
