import { askToLeave } from '@girassol/shared-ui';
import { hasUnsavedInput } from './unsaved-input';

/**
 * Loads the page again for a new version. What was typed and not saved is asked about first; what a form guards itself,
 * the browser asks about.
 */
export async function loadUpdate(reload = () => window.location.reload()): Promise<void> {
  if (isGuarded() || !hasUnsavedInput() || (await askToLeave())) reload();
}

/** Would the browser ask by itself? Once is enough. */
const isGuarded = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
