import { askToLeave } from '@girassol/shared-ui';
import { hasUnsavedInput } from './unsaved-input';

/**
 * Reloads the page to load a new version of the product. Asks the user first if a field has unsaved input;
 * for a form with a leave guard the browser asks instead.
 */
export async function loadUpdate(reload = () => window.location.reload()): Promise<void> {
  if (isGuarded() || !hasUnsavedInput() || (await askToLeave())) reload();
}

/** Returns true when something typed on the page would be lost with it, in a guarded form or in any other field. */
export const hasUnsavedWork = (): boolean => isGuarded() || hasUnsavedInput();

/** Would the browser ask by itself? Once is enough. */
const isGuarded = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
